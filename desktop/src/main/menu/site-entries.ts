import { desktopMessages } from '@quartermile/core/domain';
import { type SiteSummary, siteHost } from '../../shared/site-summary.js';
import type { MenuEntry } from './menu-entry.js';

const text = desktopMessages.menu;
const separator: MenuEntry = { isSeparator: true };

/** The first nine sites have a shortcut: Ctrl or Cmd and a digit. */
const SITES_WITH_KEYS = 9;

/** State of the Sites menu. */
export interface SiteSituation {
  readonly sites: readonly Pick<SiteSummary, 'origin' | 'name'>[];
  /** Origin of the open site, or null. */
  readonly site: string | null;
}

/** The stored sites in insertion order, and "Add site". */
export function siteEntries({ sites, site }: SiteSituation): readonly MenuEntry[] {
  const stored = sites.map(
    ({ origin, name }, index): MenuEntry => ({
      id: `site-${origin}`,
      label: name === siteHost(origin) ? name : `${name} (${siteHost(origin)})`,
      ...(index < SITES_WITH_KEYS && { accelerator: `CmdOrCtrl+${index + 1}` }),
      isChosen: origin === site,
      command: { do: 'site', origin },
    }),
  );
  const outside: MenuEntry = { id: 'open-outside', label: text.openSite, command: { do: 'open-outside' } };
  return [
    ...stored,
    ...(stored.length > 0 ? [separator] : []),
    { id: 'choose-site', label: text.otherSite, command: { do: 'choose-site' } },
    ...(site === null ? [] : [outside]),
  ];
}
