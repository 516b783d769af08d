import type { AdminRole } from './admin-role.js';

/** The groups of pages that follow the tabs of the specification, in display order. */
export const ADMIN_GROUPS = {
  events: 'Events',
  newsletter: 'Newsletter',
  boards: 'Boards',
  settings: 'Settings',
} as const;
/** Id of a group. */
type AdminGroupId = keyof typeof ADMIN_GROUPS;

/** A page of the dashboard, without its screen. */
interface TabDescription {
  /** Used in addresses and in the app's events. */
  readonly id: string;
  readonly label: string;
  /** `main`: one of the eight tabs of the specification (section 2); otherwise the group in which it is a page. */
  readonly group: 'main' | AdminGroupId;
  /** The roles that see it. The API decides by itself what a role may read. */
  readonly roles: readonly AdminRole[];
}

const owner: readonly AdminRole[] = ['owner'];
const everybody: readonly AdminRole[] = ['owner', 'reviewer'];

/**
 * The tabs of the dashboard and the pages of its groups in display order; the first one is the default. The navigation,
 * the menu of the desktop app, addresses and tests use this table. The screens are in core/admin (`dashboard-tabs.ts`).
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
  { id: 'events', label: 'Upcoming', group: 'events', roles: owner },
  { id: 'past-events', label: 'Past', group: 'events', roles: owner },
  { id: 'strips', label: 'Strips', group: 'events', roles: owner },
  { id: 'newsletter', label: 'Newsletter', group: 'newsletter', roles: owner },
  { id: 'segments', label: 'Segments', group: 'boards', roles: owner },
  { id: 'votes', label: 'Votes', group: 'boards', roles: owner },
  { id: 'rules', label: 'Rules', group: 'boards', roles: owner },
  { id: 'site', label: 'Site', group: 'settings', roles: owner },
  { id: 'security', label: 'Security', group: 'settings', roles: everybody },
  { id: 'alerts', label: 'Alerts', group: 'settings', roles: everybody },
  { id: 'administrators', label: 'People', group: 'settings', roles: owner },
  { id: 'activity', label: 'Activity', group: 'settings', roles: owner },
  { id: 'health', label: 'Health', group: 'settings', roles: owner },
  { id: 'setup', label: 'Make it yours', group: 'settings', roles: owner },
] as const satisfies readonly TabDescription[];

/** A tab or page. */
type AdminTab = (typeof ADMIN_TABS)[number];
/** Id of a tab or page. */
export type AdminTabId = AdminTab['id'];

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

/** An item of the navigation: a tab of the specification, or a group with its pages. */
export interface AdminNavItem {
  readonly id: AdminGroupId | Extract<AdminTab, { group: 'main' }>['id'];
  readonly label: string;
  readonly pages: readonly [AdminTab, ...AdminTab[]];
}

/** The navigation of a role in display order. A group of which the role sees one page has the label of that page. */
export function adminNavigation(role: AdminRole | undefined): AdminNavItem[] {
  const tabs = ADMIN_TABS.filter(({ id }) => isTabOf(id, role));
  const byItem = Map.groupBy(tabs, (tab) => (tab.group === 'main' ? tab.id : tab.group));
  return [...byItem].map(([id, all]) => {
    const pages = all as [AdminTab, ...AdminTab[]];
    const group: Partial<Record<string, string>> = ADMIN_GROUPS;
    return { id, label: (pages.length > 1 && group[id]) || pages[0].label, pages };
  });
}

/** The label of a tab in the navigation. */
export function adminTabLabel(id: AdminTabId): string {
  return ADMIN_TABS.find((tab) => tab.id === id)?.label ?? id;
}

/** The digit that opens a tab with the platform's modifier keys, from 1 to 9; null for tabs without a shortcut. */
export function adminTabShortcut(id: AdminTabId): number | null {
  const place = ADMIN_TABS.findIndex((tab) => tab.id === id) + 1;
  return place <= TABS_WITH_SHORTCUT ? place : null;
}
