import type { AdminCar } from '@quartermile/core/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildAdminCar, FakeApi } from '../../testing/index.js';
import { createMemoryHost } from '../test/memory-host.js';
import { openDashboard, renderDashboard, renderInTheme } from '../test/render-dashboard.js';
import { serveCars } from '../test/serve-cars.js';
import { AdminDashboard } from './admin-dashboard.js';

test('the navigation lists the eight tabs of the specification in order, then four groups', async () => {
  const api = new FakeApi();
  renderDashboard(createMemoryHost(api.transport, 'token'));
  const tabs = within(await screen.findByRole('tablist')).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Video Management',
    'Leaderboard Cars',
    'Sponsor Management',
    'Pending Submissions',
    'Edit Approved Cars',
    'World Facts Management',
    'Factory Specifications',
    'Events',
    'Newsletter',
    'Boards',
    'Settings',
  ]);
});

test.each([
  ['past-events', 'Events', 'Past'],
  ['strips', 'Events', 'Strips'],
  ['segments', 'Boards', 'Segments'],
  ['rules', 'Boards', 'Rules'],
  ['activity', 'Settings', 'Activity'],
  ['setup', 'Settings', 'Make it yours'],
] as const)('the address of %s opens it in its group %s', async (id, group, page) => {
  openDashboard(new FakeApi(), id);
  const pages = within(await screen.findByRole('tablist', { name: group }));
  expect(pages.getByRole('tab', { selected: true }).textContent).toBe(page);
  expect(screen.getByRole('tab', { name: group, selected: true })).toBeTruthy();
});

test('a group opens with its first page, and its tabs lead to the others', async () => {
  const api = new FakeApi();
  renderInTheme(
    <AdminDashboard host={createMemoryHost(api.transport, 'token')} renderSignedOut={() => null} />,
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Boards' }));
  expect(await screen.findByRole('tab', { name: 'Segments', selected: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Rules' }));
  expect(await screen.findByLabelText('On every board')).toBeTruthy();
});

describe('on phones', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...{ matches: query.includes('max-width: 47.99em'), media: query },
      ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
    }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('a bar and its sheet lead to every tab and group', async () => {
    const api = new FakeApi();
    serveCars(api, [buildAdminCar({ _id: 'golf' })]);
    renderInTheme(
      <AdminDashboard host={createMemoryHost(api.transport, 'token')} renderSignedOut={() => null} />,
    );
    const bar = within(await screen.findByRole('navigation', { name: 'Sections of the dashboard' }));
    await bar.findByRole('button', { name: 'Review1' });
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Review1', 'Board', 'Videos', 'Newsletter', 'More'],
    ]);
    expect(screen.queryByRole('tablist')).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
    const others = sheet.getAllByRole('button').map(({ textContent }) => textContent);
    expect(others.filter(Boolean)).toEqual([
      'Dashboard',
      'Sponsor Management',
      'Edit Approved Cars',
      'World Facts Management',
      'Factory Specifications',
      'Events',
      'Boards',
      'Settings',
    ]);
    await userEvent.click(sheet.getByRole('button', { name: 'Settings' }));
    expect(await screen.findByRole('tablist', { name: 'Settings' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(bar.getByRole('button', { name: 'Videos' }));
    expect(await screen.findByRole('tabpanel', { name: 'Video Management' })).toBeTruthy();
    expect(bar.getByRole('button', { name: 'Videos' }).getAttribute('aria-current')).toBe('page');
  });
});

test('a reviewer sees the submissions and their own settings only, also by the address of another tab', async () => {
  const api = new FakeApi();
  openDashboard(api, 'site', { role: 'reviewer' });
  const tabs = within(await screen.findByRole('tablist')).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Pending Submissions', 'Settings']);
  expect(await screen.findByText('All Caught Up!')).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Site profile' })).toBeNull();
});

test('after the login the first Tab goes to the first button of the header', async () => {
  const api = new FakeApi();
  renderDashboard(createMemoryHost(api.transport, 'token'));
  const header = await screen.findByRole('banner', { name: 'Admin Dashboard' });
  expect(document.activeElement).toBe(header);
  await userEvent.tab();
  expect(document.activeElement).toBe(within(header).getByRole('link', { name: 'Back to site' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(within(header).getByRole('button', { name: 'Find' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(within(header).getByRole('button', { name: 'Logout' }));
});

test('the title of the document carries how many submissions wait', async () => {
  document.title = 'Admin Dashboard | Quartermile';
  const api = new FakeApi();
  const [golf, m2] = ['golf', 'm2'].map((_id) => buildAdminCar({ _id })) as [AdminCar, AdminCar];
  serveCars(api, [golf, m2]);
  const host = createMemoryHost(api.transport, 'token');
  const { unmount } = renderDashboard(host);
  await waitFor(() => expect(document.title).toBe('(2) Admin Dashboard | Quartermile'));
  serveCars(api, [m2]);
  act(() => host.emit({ type: 'changed' }));
  await waitFor(() => expect(document.title).toBe('(1) Admin Dashboard | Quartermile'));
  unmount();
  expect(document.title).toBe('Admin Dashboard | Quartermile');
});
