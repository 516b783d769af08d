import { ADMIN_TABS, type AdminTabId } from '@quartermile/core/domain';
import {
  type Icon,
  IconCalendarEvent,
  IconCarGarage,
  IconClipboardList,
  IconEngine,
  IconGauge,
  IconHeartbeat,
  IconHeartHandshake,
  IconHistory,
  IconListNumbers,
  IconMail,
  IconMovie,
  IconPhoto,
  IconRoad,
  IconSettings,
  IconShieldLock,
  IconTrophy,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { TabProps } from '../kernel/context/tab-props.js';
import { LazyCode } from '../kernel/lazy/lazy-code.js';

interface TabScreen {
  readonly icon: Icon;
  /** Loaded when the tab is first opened. */
  readonly code: LazyCode<ComponentType<TabProps>>;
}

/** A tab of the dashboard with its component. */
export interface DashboardTab extends TabScreen {
  readonly id: AdminTabId;
  readonly label: string;
}

const lazy = (load: () => Promise<ComponentType<TabProps>>) => new LazyCode(load);

/** The component of each tab in core/domain (`admin-tabs.ts`). */
const screens: Readonly<Record<AdminTabId, TabScreen>> = {
  dashboard: { icon: IconGauge, code: lazy(async () => (await import('./home/home-tab.js')).HomeTab) },
  videos: {
    icon: IconMovie,
    code: lazy(async () => (await import('../tabs/content/videos/videos-tab.js')).VideosTab),
  },
  leaderboard: {
    icon: IconTrophy,
    code: lazy(async () => (await import('../tabs/board/entries/entries-tab.js')).EntriesTab),
  },
  sponsors: {
    icon: IconHeartHandshake,
    code: lazy(async () => (await import('../tabs/content/sponsors/sponsors-tab.js')).SponsorsTab),
  },
  pending: {
    icon: IconClipboardList,
    code: lazy(async () => (await import('../tabs/review/pending-tab.js')).PendingTab),
  },
  approved: {
    icon: IconCarGarage,
    code: lazy(async () => (await import('../tabs/board/approved/approved-tab.js')).ApprovedTab),
  },
  'world-facts': {
    icon: IconWorld,
    code: lazy(async () => (await import('../tabs/board/facts/world-facts-tab.js')).WorldFactsTab),
  },
  'factory-specs': {
    icon: IconEngine,
    code: lazy(async () => (await import('../tabs/board/facts/factory-specs-tab.js')).FactorySpecsTab),
  },
  events: {
    icon: IconCalendarEvent,
    code: lazy(async () => (await import('../tabs/events/upcoming/events-tab.js')).EventsTab),
  },
  'past-events': {
    icon: IconPhoto,
    code: lazy(async () => (await import('../tabs/events/past/past-events-tab.js')).PastEventsTab),
  },
  strips: {
    icon: IconRoad,
    code: lazy(async () => (await import('../tabs/events/strips/strips-tab.js')).StripsTab),
  },
  segments: {
    icon: IconListNumbers,
    code: lazy(async () => (await import('../tabs/boards/segments/segments-tab.js')).SegmentsTab),
  },
  newsletter: {
    icon: IconMail,
    code: lazy(async () => (await import('../tabs/newsletter/newsletter-tab.js')).NewsletterTab),
  },
  activity: {
    icon: IconHistory,
    code: lazy(async () => (await import('../tabs/settings/activity/activity-tab.js')).ActivityTab),
  },
  administrators: {
    icon: IconUsers,
    code: lazy(async () => (await import('../tabs/settings/people/administrators-tab.js')).AdministratorsTab),
  },
  site: {
    icon: IconSettings,
    code: lazy(async () => (await import('../tabs/settings/site/site-tab.js')).SiteTab),
  },
  health: {
    icon: IconHeartbeat,
    code: lazy(async () => (await import('../tabs/settings/health/health-tab.js')).HealthTab),
  },
  security: {
    icon: IconShieldLock,
    code: lazy(async () => (await import('../tabs/settings/security/security-tab.js')).SecurityTab),
  },
};

const tabsOf = (wanted: 'main' | 'more'): readonly DashboardTab[] =>
  ADMIN_TABS.filter(({ group }) => group === wanted).map(({ id, label }) => ({ id, label, ...screens[id] }));

/** The eight tabs of the specification (section 2) in order. */
export const mainTabs = tabsOf('main');

/** Additional tabs, separated from the others in the tab list. */
export const moreTabs = tabsOf('more');
