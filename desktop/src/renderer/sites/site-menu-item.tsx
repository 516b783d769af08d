import { Kbd, Menu } from '@mantine/core';
import { desktopMessages } from '@quartermile/core/domain';
import type { SiteSummary } from '../../shared/site-summary.js';
import { SiteMark } from './site-mark.js';
import classes from './site-switcher.module.css';

const text = desktopMessages.sites;

/** Number of sites with a menu shortcut. */
const SITES_WITH_KEYS = 9;
const MODIFIER = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl+';

export interface SiteMenuItemProps {
  readonly site: SiteSummary;
  /** Position among the stored sites, from 1. */
  readonly place: number;
  readonly isOpen: boolean;
  onOpen(): void;
}

/** A site in the switcher, with its pending count and shortcut. */
export function SiteMenuItem({ site, place, isOpen, onOpen }: SiteMenuItemProps) {
  return (
    <Menu.Item
      className={classes.item}
      onClick={onOpen}
      aria-current={isOpen || undefined}
      rightSection={
        place <= SITES_WITH_KEYS && (
          <Kbd size="xs" aria-hidden="true">
            {MODIFIER}
            {place}
          </Kbd>
        )
      }
    >
      <span className={classes.row}>
        <SiteMark site={site} />
        <span className={classes.count} data-some={site.pending > 0 || undefined}>
          {site.hasToken ? text.pending(site.pending) : text.loggedOut}
        </span>
      </span>
    </Menu.Item>
  );
}
