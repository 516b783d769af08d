import type { ReactNode } from 'react';
import classes from './site-bar.module.css';

export interface SiteBarProps {
  /** The switcher. */
  readonly start: ReactNode;
  /** The login. */
  readonly children: ReactNode;
}

/** Bar above the login with the site switcher. */
export function SiteBar({ start, children }: SiteBarProps) {
  return (
    <div className={classes.place}>
      <header className={classes.root}>{start}</header>
      {children}
    </div>
  );
}
