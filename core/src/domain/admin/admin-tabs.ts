/** A tab of the dashboard, without its screen. */
interface TabDescription {
  /** Used in addresses and in the app's events. */
  readonly id: string;
  readonly label: string;
  /** `main`: one of the eight tabs of the specification (section 2); `more`: listed after them, separated. */
  readonly group: 'main' | 'more';
}

/**
 * The tabs of the dashboard in display order; the first one is the default. The tab bar, the menu of the desktop app,
 * addresses and tests use this table. The screen of each tab is in core/admin (`dashboard-tabs.ts`).
 */
export const ADMIN_TABS = [
  { id: 'dashboard', label: 'Dashboard', group: 'main' },
  { id: 'videos', label: 'Video Management', group: 'main' },
  { id: 'leaderboard', label: 'Leaderboard Cars', group: 'main' },
  { id: 'sponsors', label: 'Sponsor Management', group: 'main' },
  { id: 'pending', label: 'Pending Submissions', group: 'main' },
  { id: 'approved', label: 'Edit Approved Cars', group: 'main' },
  { id: 'world-facts', label: 'World Facts Management', group: 'main' },
  { id: 'factory-specs', label: 'Factory Specifications', group: 'main' },
  { id: 'events', label: 'Events', group: 'more' },
  { id: 'past-events', label: 'Past Events', group: 'more' },
  { id: 'newsletter', label: 'Newsletter', group: 'more' },
  { id: 'activity', label: 'Activity', group: 'more' },
  { id: 'site', label: 'Site', group: 'more' },
  { id: 'security', label: 'Security', group: 'more' },
] as const satisfies readonly TabDescription[];

/** Id of a tab. */
export type AdminTabId = (typeof ADMIN_TABS)[number]['id'];

/** Number of tabs with a shortcut, which is a digit from 1 to 9. */
const TABS_WITH_SHORTCUT = 9;

/** The tab with an id of any origin, such as an address; the first tab if there is none. */
export function toAdminTabId(id: string): AdminTabId {
  return ADMIN_TABS.find((tab) => tab.id === id)?.id ?? ADMIN_TABS[0].id;
}

/** The label of a tab in the tab bar. */
export function adminTabLabel(id: AdminTabId): string {
  return ADMIN_TABS.find((tab) => tab.id === id)?.label ?? id;
}

/** The digit that opens a tab with the platform's modifier keys, from 1 to 9; null for tabs without a shortcut. */
export function adminTabShortcut(id: AdminTabId): number | null {
  const place = ADMIN_TABS.findIndex((tab) => tab.id === id) + 1;
  return place <= TABS_WITH_SHORTCUT ? place : null;
}
