import { expect, test } from 'vitest';
import {
  ADMIN_TABS,
  adminNavigation,
  adminTabLabel,
  adminTabShortcut,
  isTabOf,
  toAdminTabId,
} from './admin-tabs.js';

test('the navigation has the eight tabs of the specification, then four groups with their pages', () => {
  const items = adminNavigation('owner');
  expect(items.slice(0, 8).map(({ label, pages }) => [label, pages.length])).toEqual(
    ADMIN_TABS.slice(0, 8).map(({ label }) => [label, 1]),
  );
  expect(items.slice(8).map(({ label, pages }) => [label, pages.map((page) => page.label)])).toEqual([
    ['Events', ['Upcoming', 'Past', 'Strips']],
    ['Newsletter', ['Newsletter']],
    ['Boards', ['Segments', 'Votes', 'Rules']],
    ['Settings', ['Site', 'Security', 'Alerts', 'People', 'Activity', 'Health', 'Make it yours']],
  ]);
});

test('a group of one page has the label of that page', () => {
  expect(adminNavigation('owner').find(({ id }) => id === 'newsletter')?.label).toBe('Newsletter');
  expect(adminNavigation('reviewer').map(({ id, label }) => [id, label])).toEqual([
    ['pending', 'Pending Submissions'],
    ['settings', 'Settings'],
  ]);
});

test('no two tabs have the same id or label', () => {
  expect(new Set(ADMIN_TABS.map(({ id }) => id)).size).toBe(ADMIN_TABS.length);
  expect(new Set(ADMIN_TABS.map(({ label }) => label)).size).toBe(ADMIN_TABS.length);
});

test.each([
  ['past-events', 'owner', 'past-events'],
  ['', 'owner', 'dashboard'],
  ['no-such-tab', 'owner', 'dashboard'],
  ['toString', 'owner', 'dashboard'],
  ['pending', 'reviewer', 'pending'],
  ['', 'reviewer', 'pending'],
  ['site', 'reviewer', 'pending'],
  ['dashboard', 'reviewer', 'pending'],
  ['site', undefined, 'site'],
] as const)('the id %j opens for the role %s the tab %s', (id, role, tab) => {
  expect(toAdminTabId(id, role)).toBe(tab);
});

test('an owner sees every tab, a reviewer those of the submissions and of their own account', () => {
  expect(ADMIN_TABS.filter(({ id }) => !isTabOf(id, 'owner'))).toEqual([]);
  expect(ADMIN_TABS.filter(({ id }) => isTabOf(id, 'reviewer')).map(({ id }) => id)).toEqual([
    'pending',
    'security',
    'alerts',
  ]);
});

test('the first nine tabs have a shortcut, the others none', () => {
  expect(ADMIN_TABS.slice(0, 9).map(({ id }) => adminTabShortcut(id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(ADMIN_TABS.slice(9).every(({ id }) => adminTabShortcut(id) === null)).toBe(true);
});

test('names a page as the navigation does', () => {
  expect(adminTabLabel('past-events')).toBe('Past');
});
