import type { AdminNavItem, AdminTabId } from '@quartermile/core/domain';
import {
  type Icon,
  IconCalendarEvent,
  IconCarGarage,
  IconClipboardList,
  IconEngine,
  IconGauge,
  IconHeartHandshake,
  IconListNumbers,
  IconMail,
  IconMovie,
  IconSettings,
  IconTrophy,
  IconWorld,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { TabProps } from '../kernel/context/tab-props.js';
import { LazyCode } from '../kernel/lazy/lazy-code.js';

/** The icon of each item of the navigation. */
export const navIcons: Readonly<Record<AdminNavItem['id'], Icon>> = {
  dashboard: IconGauge,
  videos: IconMovie,
  leaderboard: IconTrophy,
  sponsors: IconHeartHandshake,
  pending: IconClipboardList,
  approved: IconCarGarage,
  'world-facts': IconWorld,
  'factory-specs': IconEngine,
  events: IconCalendarEvent,
  newsletter: IconMail,
  boards: IconListNumbers,
  settings: IconSettings,
};

const lazy = (load: () => Promise<ComponentType<TabProps>>) => new LazyCode(load);

/** The screen of each tab and page in core/domain (`admin-tabs.ts`), loaded when it is first opened. */
export const tabScreens: Readonly<Record<AdminTabId, LazyCode<ComponentType<TabProps>>>> = {
  dashboard: lazy(async () => (await import('./home/home-tab.js')).HomeTab),
  videos: lazy(async () => (await import('../tabs/content/videos/videos-tab.js')).VideosTab),
  leaderboard: lazy(async () => (await import('../tabs/board/entries/entries-tab.js')).EntriesTab),
  sponsors: lazy(async () => (await import('../tabs/content/sponsors/sponsors-tab.js')).SponsorsTab),
  pending: lazy(async () => (await import('../tabs/review/pending-tab.js')).PendingTab),
  approved: lazy(async () => (await import('../tabs/board/approved/approved-tab.js')).ApprovedTab),
  'world-facts': lazy(async () => (await import('../tabs/board/facts/world-facts-tab.js')).WorldFactsTab),
  'factory-specs': lazy(
    async () => (await import('../tabs/board/facts/factory-specs-tab.js')).FactorySpecsTab,
  ),
  events: lazy(async () => (await import('../tabs/events/upcoming/events-tab.js')).EventsTab),
  'past-events': lazy(async () => (await import('../tabs/events/past/past-events-tab.js')).PastEventsTab),
  strips: lazy(async () => (await import('../tabs/events/strips/strips-tab.js')).StripsTab),
  newsletter: lazy(async () => (await import('../tabs/newsletter/newsletter-tab.js')).NewsletterTab),
  segments: lazy(async () => (await import('../tabs/boards/segments/segments-tab.js')).SegmentsTab),
  votes: lazy(async () => (await import('../tabs/boards/votes/votes-tab.js')).VotesTab),
  rules: lazy(async () => (await import('../tabs/boards/rules/rules-tab.js')).RulesTab),
  site: lazy(async () => (await import('../tabs/settings/site/site-tab.js')).SiteTab),
  security: lazy(async () => (await import('../tabs/settings/security/security-tab.js')).SecurityTab),
  alerts: lazy(async () => (await import('../tabs/settings/alerts/alerts-tab.js')).AlertsTab),
  administrators: lazy(
    async () => (await import('../tabs/settings/people/administrators-tab.js')).AdministratorsTab,
  ),
  activity: lazy(async () => (await import('../tabs/settings/activity/activity-tab.js')).ActivityTab),
  health: lazy(async () => (await import('../tabs/settings/health/health-tab.js')).HealthTab),
  setup: lazy(async () => (await import('../tabs/settings/site/setup/setup-tab.js')).SetupTab),
};
