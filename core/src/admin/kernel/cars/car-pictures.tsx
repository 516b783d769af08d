import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
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
      <CarPicture src={car.image} alt={adminMessages.car.image} sizes={sizes} />
      <CarPicture src={car.proofImage} alt={adminMessages.car.proof} sizes={sizes} />
    </div>
  );
}
