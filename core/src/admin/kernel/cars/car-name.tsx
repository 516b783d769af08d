import { UnstyledButton } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import classes from './car-name.module.css';
import { useOpenCar } from './open-car.js';

/** What handles a click in a row by itself. A click in a dialog also bubbles through React's tree. */
const CONTROLS = 'a, button, input, label, select, summary, textarea, [role=dialog]';

export interface CarNameProps {
  readonly carId: string;
  /** Whether a click anywhere in the row does the same. */
  readonly opensRow?: boolean;
  readonly children: ReactNode;
}

/** The name of a car in a row, which opens its drawer. */
export function CarName({ carId, opensRow, children }: CarNameProps) {
  const open = useOpenCar();
  return (
    <UnstyledButton
      className={classes.root}
      aria-haspopup="dialog"
      data-opens-row={opensRow}
      onClick={() => open(carId)}
    >
      {children}
    </UnstyledButton>
  );
}

/** Opens the car of a clicked row: a click on its name. For `onClick` of what contains the rows. */
export function openClickedRow({ target }: Pick<MouseEvent, 'target'>): void {
  if (!(target instanceof Element) || target.closest(CONTROLS) || String(getSelection()) !== '') return;
  const row = target.closest('tr, li, article');
  const name = row?.querySelector<HTMLElement>('[data-opens-row]');
  // The focus returns there when the drawer is closed.
  name?.focus();
  name?.click();
}
