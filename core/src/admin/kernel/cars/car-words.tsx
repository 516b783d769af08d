import type { AdminCar } from '@quartermile/core/domain';
import type { ReactNode } from 'react';
import { Facts } from '../lists/item.js';
import list from '../lists/item.module.css';
import { CarName } from './car-name.js';

export interface CarWordsProps {
  readonly car: AdminCar;
  /** What stands below the name and the driver. */
  readonly children?: ReactNode;
}

/** The name of a car, which opens its drawer, and its driver. */
export function CarWords({ car, children }: CarWordsProps) {
  return (
    <div className={list.words}>
      <h3 className={list.name}>
        <CarName carId={car._id} opensRow>
          {car.name}
        </CarName>
      </h3>
      <Facts>{car.owner}</Facts>
      {children}
    </div>
  );
}
