import type { ReactNode } from 'react';
import classes from './rows.module.css';
import type { Display } from './use-display.js';

export interface RowsProps {
  readonly display: Display;
  /** Minimum width of a card in the grid. */
  readonly width?: 'narrow' | 'medium' | 'wide';
  readonly children: ReactNode;
}

/** The rows of a list, in a grid of cards or as a list. */
export function Rows({ display, width, children }: RowsProps) {
  return (
    <div className={classes.root} data-display={display} data-width={width}>
      {children}
    </div>
  );
}
