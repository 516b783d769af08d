import type { AdminRole } from './admin-role.js';

/** A tab of the dashboard, without its screen. */
interface TabDescription {
  /** Used in addresses and in the app's events. */
  readonly id: string;
  readonly label: string;
  /** `main`: one of the eight tabs of the specification (section 2); `more`: listed after them, separated. */
  readonly group: 'main' | 'more';
  /** The roles that see it. The API decides by itself what a role may read. */
  readonly roles: readonly AdminRole[];
}

const owner: readonly AdminRole[] = ['owner'];
const everybody: readonly AdminRole[] = ['owner', 'reviewer'];

/**
 * The tabs of the dashboard in display order; the first one is the default. The tab bar, the menu of the desktop app,
 * addresses and tests use this table. The screen of each tab is in core/admin (`dashboard-tabs.ts`).
 */
export const ADMIN_TABS = [
  { id: 'dashboard', label: 'Dashboard', group: 'main', roles: owner },
  { id: 'videos', label: 'Video Management', group: 'main', roles: owner },
  { id: 'leaderboard', label: 'Leaderboard Cars', group: 'main', roles: owner },
  { id: 'sponsors', label: 'Sponsor Management', group: 'main', roles: owner },
  { id: 'pending', label: 'Pending Submissions', group: 'main', roles: everybody },
  { id: 'approved', label: 'Edit Approved Cars', group: 'main', roles: owner },
  { id: 'world-facts', label: 'World Facts Management', group: 'main', roles: owner },
  { id: 'factory-specs', label: 'Factory Specifications', group: 'main', roles: owner },
  { id: 'events', label: 'Events', group: 'more', roles: owner },
  { id: 'past-events', label: 'Past Events', group: 'more', roles: owner },
  { id: 'strips', label: 'Strips', group: 'more', roles: owner },
  { id: 'segments', label: 'Segments', group: 'more', roles: owner },
  { id: 'newsletter', label: 'Newsletter', group: 'more', roles: owner },
  { id: 'activity', label: 'Activity', group: 'more', roles: owner },
  { id: 'site', label: 'Site', group: 'more', roles: owner },
  { id: 'administrators', label: 'Administrators', group: 'more', roles: owner },
  { id: 'health', label: 'Health', group: 'more', roles: owner },
  { id: 'security', label: 'Security', group: 'more', roles: everybody },
] as const satisfies readonly TabDescription[];

/** Id of a tab. */
export type AdminTabId = (typeof ADMIN_TABS)[number]['id'];

/** Number of tabs with a shortcut, which is a digit from 1 to 9. */
const TABS_WITH_SHORTCUT = 9;

/** Whether a role sees a tab. Without a role, which servers before roles do not send, everybody is an owner. */
export function isTabOf(id: AdminTabId, role: AdminRole | undefined): boolean {
  return ADMIN_TABS.some((tab) => tab.id === id && tab.roles.includes(role ?? 'owner'));
}

/** The tab with an id of any origin, such as an address; the first tab of the role if it sees none of that id. */
export function toAdminTabId(id: string, role: AdminRole | undefined): AdminTabId {
  const tabs = ADMIN_TABS.filter((tab) => isTabOf(tab.id, role));
  return (tabs.find((tab) => tab.id === id) ?? tabs[0] ?? ADMIN_TABS[0]).id;
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
