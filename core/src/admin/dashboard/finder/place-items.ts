import { ADMIN_GROUPS, ADMIN_TABS, type AdminRole, type AdminTabId, isTabOf } from '@quartermile/core/domain';
import { videoAdminMessages } from '../../kernel/content/kinds/video-messages.js';
import { entryAdminMessages } from '../../kernel/messages/board-messages.js';
import { voteAdminMessages } from '../../kernel/votes/vote-messages.js';
import { rulesAdminMessages } from '../../tabs/boards/rules/rules-messages.js';
import { newsletterAdminMessages } from '../../tabs/newsletter/newsletter-messages.js';
import { peopleAdminMessages } from '../../tabs/settings/people/people-messages.js';
import { securityMessages } from '../../tabs/settings/security/security-messages.js';
import {
  ownPasswordMessages,
  ownSessionsMessages,
} from '../../tabs/settings/security/sessions/session-messages.js';
import { siteAdminMessages } from '../../tabs/settings/site/site-messages.js';
import type { Destination, FinderItem } from './finder-item.js';

const site = siteAdminMessages;
const newsletter = (view: string): Destination => ({ tab: 'newsletter', view: { 'newsletter.view': view } });
const at = (tab: AdminTabId, heading?: string): Destination => ({ tab, ...(heading && { heading }) });

/** What can be done or set, the words by which it is found besides its label, and where that is. */
const places: readonly (readonly [label: string, synonyms: string, to: Destination])[] = [
  ['Review waiting cars', 'approve reject queue', at('pending')],
  [
    videoAdminMessages.addTitle,
    'youtube drive facebook film clip',
    at('videos', videoAdminMessages.addTitle),
  ],
  [entryAdminMessages.addTitle, 'board entry', at('leaderboard', entryAdminMessages.addTitle)],
  ['Add a sponsor or its logo', 'partner brand picture', at('sponsors')],
  ['Add an event', 'race day meeting calendar', at('events')],
  ['Write the Sunday wrap', 'weekly recap results', newsletter('issues')],
  ['Write a newsletter', 'mail email issue', newsletter('issues')],
  [newsletterAdminMessages.subscribers, 'addresses export csv', newsletter('subscribers')],
  [newsletterAdminMessages.outbox, 'mail unsent', newsletter('outbox')],
  ['Go live', 'live now badge stream', at('site', site.hero)],
  [site.hero, 'hero title intro home', at('site', site.hero)],
  ['Name and logo of the site', 'mark brand wordmark', at('site', site.names)],
  [site.pictures, 'photo image background hero', at('site', site.pictures)],
  [site.about, 'story badges creator', at('site', site.about)],
  [site.links, 'shop channel donation coffee social youtube tiktok instagram', at('site', site.links)],
  [site.mailboxes, 'contact email address', at('site', site.mailboxes)],
  [voteAdminMessages.pauses.title, 'stop freeze close resume', at('votes', voteAdminMessages.pauses.title)],
  [voteAdminMessages.byEntry, 'burst fake bots set aside', at('votes', voteAdminMessages.byEntry)],
  [rulesAdminMessages.texts, 'rejection ask driver sentences presets', at('rules', rulesAdminMessages.texts)],
  [peopleAdminMessages.inviteTitle, 'reviewer user account team', at('administrators')],
  ['Backups', 'restore copy save disk', at('health')],
  ['Mail server', 'smtp email sending', at('health')],
  ['Remove demo content', 'sample example first steps', at('setup')],
  ['Who changed what', 'log history audit', at('activity')],
  [securityMessages.passkeys, 'fingerprint login', at('security', securityMessages.passkeys)],
  [securityMessages.authenticator, 'code two factor 2fa', at('security', securityMessages.authenticator)],
  [securityMessages.recoveryCodes, 'lost phone', at('security', securityMessages.recoveryCodes)],
  [ownPasswordMessages.title, 'change login', at('security', ownPasswordMessages.title)],
  [ownSessionsMessages.title, 'devices log out', at('security', ownSessionsMessages.title)],
];

const tabOf = (id: AdminTabId) => ADMIN_TABS.find((tab) => tab.id === id) ?? ADMIN_TABS[0];

/** The tabs and pages that a role sees, and what it can do and set there. */
export function placeItems(role: AdminRole | undefined): readonly FinderItem[] {
  const tabs = ADMIN_TABS.filter(({ id }) => isTabOf(id, role)).map(
    ({ id, label, group }): FinderItem => ({
      ...{ id: `tab ${id}`, group: 'tab', label, to: { tab: id } },
      ...(group !== 'main' && ADMIN_GROUPS[group] !== label && { detail: ADMIN_GROUPS[group] }),
    }),
  );
  const ofRole = places.filter(([, , { tab }]) => isTabOf(tab, role));
  const settings = ofRole.map(
    ([label, keywords, to]): FinderItem => ({
      ...{ id: `setting ${label}`, group: 'setting', label, keywords, to },
      detail: tabOf(to.tab).label,
    }),
  );
  return [...tabs, ...settings];
}
