import { adminMessages } from '@quartermile/core/domain';
import {
  type Icon,
  IconCalendarEvent,
  IconCarGarage,
  IconClipboardList,
  IconEngine,
  IconGauge,
  IconHeartHandshake,
  IconHistory,
  IconMail,
  IconMovie,
  IconPhoto,
  IconSettings,
  IconTrophy,
  IconWorld,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { LazyCode } from './lazy-code.js';
import type { TabId, TabProps } from './tab-props.js';

/** A tab of the dashboard. */
export interface DashboardTab {
  readonly id: TabId;
  readonly label: string;
  readonly icon: Icon;
  /** Loaded when it is first opened. */
  readonly code: LazyCode<ComponentType<TabProps>>;
}

const text = adminMessages.tabs;

/** The eight tabs of the specification (section 2) in their order. A new tab is one module and one entry here. */
export const mainTabs: readonly DashboardTab[] = [
  {
    id: 'dashboard',
    label: text.dashboard,
    icon: IconGauge,
    code: new LazyCode(async () => (await import('../home/home-tab.js')).HomeTab),
  },
  {
    id: 'videos',
    label: text.videos,
    icon: IconMovie,
    code: new LazyCode(async () => (await import('../videos/videos-tab.js')).VideosTab),
  },
  {
    id: 'leaderboard',
    label: text.leaderboard,
    icon: IconTrophy,
    code: new LazyCode(async () => (await import('../entries/entries-tab.js')).EntriesTab),
  },
  {
    id: 'sponsors',
    label: text.sponsors,
    icon: IconHeartHandshake,
    code: new LazyCode(async () => (await import('../sponsors/sponsors-tab.js')).SponsorsTab),
  },
  {
    id: 'pending',
    label: text.pending,
    icon: IconClipboardList,
    code: new LazyCode(async () => (await import('../pending/pending-tab.js')).PendingTab),
  },
  {
    id: 'approved',
    label: text.approved,
    icon: IconCarGarage,
    code: new LazyCode(async () => (await import('../approved/approved-tab.js')).ApprovedTab),
  },
  {
    id: 'world-facts',
    label: text.worldFacts,
    icon: IconWorld,
    code: new LazyCode(async () => (await import('../world-facts/world-facts-tab.js')).WorldFactsTab),
  },
  {
    id: 'factory-specs',
    label: text.factorySpecs,
    icon: IconEngine,
    code: new LazyCode(async () => (await import('../factory-specs/factory-specs-tab.js')).FactorySpecsTab),
  },
];

/** What the product has beside them, set apart in the list of tabs. */
export const moreTabs: readonly DashboardTab[] = [
  {
    id: 'events',
    label: text.events,
    icon: IconCalendarEvent,
    code: new LazyCode(async () => (await import('../events/events-tab.js')).EventsTab),
  },
  {
    id: 'past-events',
    label: text.pastEvents,
    icon: IconPhoto,
    code: new LazyCode(async () => (await import('../past-events/past-events-tab.js')).PastEventsTab),
  },
  {
    id: 'newsletter',
    label: text.newsletter,
    icon: IconMail,
    code: new LazyCode(async () => (await import('../newsletter/newsletter-tab.js')).NewsletterTab),
  },
  {
    id: 'activity',
    label: text.activity,
    icon: IconHistory,
    code: new LazyCode(async () => (await import('../activity/activity-tab.js')).ActivityTab),
  },
  {
    id: 'site',
    label: text.site,
    icon: IconSettings,
    code: new LazyCode(async () => (await import('../site/site-tab.js')).SiteTab),
  },
];
