import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { desktopMessages } from '../../shared/messages/messages.js';
import { siteHost } from '../../shared/site-host.js';
import { openAppDialog } from '../app/open-app-dialog.js';
import classes from './site-bar.module.css';

export interface SiteBarProps {
  /** Origin of the site. */
  readonly site: string;
  /** The login. */
  readonly children: ReactNode;
}

/** Bar above the login: which site it is for, and a button for another one. */
export function SiteBar({ site, children }: SiteBarProps) {
  return (
    <div className={classes.place}>
      <header className={classes.root}>
        <span className={classes.host}>{siteHost(site)}</span>
        <Button size="compact-sm" variant="default" onClick={() => openAppDialog('connect')}>
          {desktopMessages.site.anotherTitle}
        </Button>
      </header>
      {children}
    </div>
  );
}
