import type { ReactNode } from 'react';
import classes from './status-strip.module.css';

export interface StatusLineProps {
  readonly icon: ReactNode;
  readonly isAlarm?: boolean;
  readonly children: ReactNode;
}

/** A line of the status strip. */
export function StatusLine({ icon, isAlarm = false, children }: StatusLineProps) {
  return (
    <div className={classes.line} data-alarm={isAlarm || undefined} role={isAlarm ? 'alert' : undefined}>
      <span aria-hidden="true" className={classes.sign}>
        {icon}
      </span>
      {children}
    </div>
  );
}
