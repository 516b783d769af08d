import { adminMessages } from '@quartermile/core/domain';
import { type Icon, IconCarGarage, IconClipboardList, IconGauge, IconTrophy } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { TabId, TabProps } from './tab-props.js';

/** A tab of the dashboard. */
export interface DashboardTab {
  readonly id: TabId;
  readonly label: string;
  readonly icon: Icon;
  /** Loads its code: asked for when it is first opened. */
  load(): Promise<ComponentType<TabProps>>;
}

const text = adminMessages.tabs;

/** The dashboard's tabs in their order. A new tab is one module and one entry here. */
export const dashboardTabs: readonly DashboardTab[] = [
  {
    id: 'dashboard',
    label: text.dashboard,
    icon: IconGauge,
    load: async () => (await import('../home/home-tab.js')).HomeTab,
  },
  {
    id: 'leaderboard',
    label: text.leaderboard,
    icon: IconTrophy,
    load: async () => (await import('../entries/entries-tab.js')).EntriesTab,
  },
  {
    id: 'pending',
    label: text.pending,
    icon: IconClipboardList,
    load: async () => (await import('../pending/pending-tab.js')).PendingTab,
  },
  {
    id: 'approved',
    label: text.approved,
    icon: IconCarGarage,
    load: async () => (await import('../approved/approved-tab.js')).ApprovedTab,
  },
];
