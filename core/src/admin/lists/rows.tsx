import type { ReactNode } from 'react';
import classes from './rows.module.css';
import type { Display } from './use-display.js';

export interface RowsProps {
  readonly display: Display;
  /** Gives the cards of the grid more room. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The rows of a list, as cards beside each other or as lines under each other. */
export function Rows({ display, wide, children }: RowsProps) {
  return (
    <div className={classes.root} data-display={display} data-wide={wide}>
      {children}
    </div>
  );
}
