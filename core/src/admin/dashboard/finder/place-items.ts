import { ADMIN_TABS, type AdminRole, type AdminTabId, isTabOf } from '@quartermile/core/domain';
import { voteAdminMessages } from '../../kernel/votes/vote-messages.js';
import { newsletterAdminMessages } from '../../tabs/newsletter/newsletter-messages.js';
import { peopleAdminMessages } from '../../tabs/settings/people/people-messages.js';
import { securityMessages } from '../../tabs/settings/security/security-messages.js';
import {
  ownPasswordMessages,
  ownSessionsMessages,
} from '../../tabs/settings/security/sessions/session-messages.js';
import { siteAdminMessages } from '../../tabs/settings/site/site-messages.js';
import type { FinderItem } from './finder-item.js';

/** The headings of settings, by tab. */
const settings: readonly (readonly [tab: AdminTabId, headings: readonly string[]])[] = [
  [
    'site',
    [
      voteAdminMessages.pauses.title,
      siteAdminMessages.hero,
      siteAdminMessages.names,
      siteAdminMessages.pictures,
      siteAdminMessages.about,
      siteAdminMessages.links,
      siteAdminMessages.mailboxes,
    ],
  ],
  ['administrators', [peopleAdminMessages.inviteTitle]],
  ['newsletter', [newsletterAdminMessages.subscribers, newsletterAdminMessages.outbox]],
  [
    'security',
    [
      securityMessages.passkeys,
      securityMessages.authenticator,
      securityMessages.recoveryCodes,
      ownPasswordMessages.title,
      ownSessionsMessages.title,
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
