import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './car-name.module.css';
import { useOpenCar } from './open-car.js';

export interface CarNameProps {
  readonly carId: string;
  readonly children: ReactNode;
}

/** The name of a car in a row, which opens its drawer. */
export function CarName({ carId, children }: CarNameProps) {
  const open = useOpenCar();
  return (
    <UnstyledButton className={classes.root} aria-haspopup="dialog" onClick={() => open(carId)}>
      {children}
    </UnstyledButton>
  );
}
