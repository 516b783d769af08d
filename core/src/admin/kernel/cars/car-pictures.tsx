import { type AdminCar } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { carAdminMessages } from '../messages/car-messages.js';
import classes from './car-pictures.module.css';

export interface CarPicturesProps {
  readonly car: AdminCar;
  /** Width of a picture, for the choice of its file. */
  readonly sizes: string;
  readonly className?: string | undefined;
}

/** The picture of a car and its proof beside each other. */
export function CarPictures({ car, sizes, className = '' }: CarPicturesProps) {
  return (
    <div className={`${classes.root} ${className}`}>
      <CarPicture src={car.image} alt={carAdminMessages.image} sizes={sizes} />
      <CarPicture src={car.proofImage} alt={carAdminMessages.proof} sizes={sizes} />
    </div>
  );
}
