import {
  ADMIN_TABS,
  type AdminRole,
  type AdminTabId,
  adminMessages,
  isTabOf,
} from '@quartermile/core/domain';
import type { FinderItem } from './finder-item.js';

const { site, security, people, newsletter, votes } = adminMessages;

/** The headings of settings, by tab. */
const settings: readonly (readonly [tab: AdminTabId, headings: readonly string[]])[] = [
  [
    'site',
    [votes.pauses.title, site.hero, site.names, site.pictures, site.about, site.links, site.mailboxes],
  ],
  ['administrators', [people.inviteTitle]],
  ['newsletter', [newsletter.subscribers, newsletter.outbox]],
  [
    'security',
    [
      security.passkeys,
      security.authenticator,
      security.recoveryCodes,
      people.password.title,
      people.sessions.title,
    ],
  ],
];

/** The tabs and settings that a role sees. */
export function placeItems(role: AdminRole | undefined): readonly FinderItem[] {
  const tabs = ADMIN_TABS.filter(({ id }) => isTabOf(id, role)).map(
    ({ id, label }): FinderItem => ({ id: `tab ${id}`, group: 'tab', label, to: { tab: id } }),
  );
  const ofRole = settings.filter(([tab]) => isTabOf(tab, role));
  const headings = ofRole.flatMap(([tab, all]) =>
    all.map(
      (heading): FinderItem => ({
        ...{ id: `setting ${heading}`, group: 'setting', label: heading },
        detail: ADMIN_TABS.find(({ id }) => id === tab)?.label ?? '',
        to: { tab, heading },
      }),
    ),
  );
  return [...tabs, ...headings];
}
