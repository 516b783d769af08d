import { ADMIN_TABS, type AdminCar } from '@quartermile/core/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../testing/index.js';
import { createMemoryHost } from '../test/memory-host.js';
import { openDashboard, renderDashboard } from '../test/render-dashboard.js';
import { serveCars } from '../test/serve-cars.js';

test('the tab bar lists every tab in its order, the eight of the specification first', async () => {
  const api = new FakeApi();
  renderDashboard(createMemoryHost(api.transport, 'token'));
  const tabs = within(await screen.findByRole('tablist')).getAllByRole('tab');
  const labels = tabs.map(({ textContent }) => textContent);
  expect(labels).toEqual(ADMIN_TABS.map(({ label }) => label));
  expect(labels.slice(0, 8)).toEqual([
    'Dashboard',
    'Video Management',
    'Leaderboard Cars',
    'Sponsor Management',
    'Pending Submissions',
    'Edit Approved Cars',
    'World Facts Management',
    'Factory Specifications',
  ]);
  expect(labels.slice(8)).toEqual(
    expect.arrayContaining(['Events', 'Past Events', 'Newsletter', 'Activity', 'Site']),
  );
});

test('a reviewer sees the submissions and their own security only, also by the address of another tab', async () => {
  const api = new FakeApi();
  openDashboard(api, 'site', { role: 'reviewer' });
  const tabs = within(await screen.findByRole('tablist')).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Pending Submissions', 'Security']);
  expect(await screen.findByText('All Caught Up!')).toBeTruthy();
  expect(api.calls(endpoints.site.read)).toHaveLength(0);
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
