import { Button } from '@mantine/core';
import { desktopMessages } from '@quartermile/core/domain';
import { IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import classes from './site-bar.module.css';
import { siteName } from './site-name.js';

const text = desktopMessages.sites;

export interface SiteBarProps {
  readonly bridge: Pick<DesktopBridge, 'changeSites'>;
  /** Origin. */
  readonly site: string;
  /** The login. */
  readonly children: ReactNode;
}

/** Above the login: whose login it is, and the way to another site. */
export function SiteBar({ bridge, site, children }: SiteBarProps) {
  return (
    <div className={classes.place}>
      <header className={classes.root}>
        <IconWorld size={18} aria-hidden="true" />
        <span className={classes.site} title={text.current}>
          {siteName(site)}
        </span>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          onClick={() => void bridge.changeSites({ do: 'choose' })}
        >
          {text.change}
        </Button>
      </header>
      {children}
    </div>
  );
}
