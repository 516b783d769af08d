import { ADMIN_TABS } from '@quartermile/core/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildAdminCar, MemoryApi } from '../../testing/index.js';
import { createMemoryHost } from '../test/memory-host.js';
import { renderDashboard } from '../test/render-dashboard.js';

test('the tab bar lists every tab in its order, the eight of the specification first', async () => {
  const api = new MemoryApi();
  renderDashboard(createMemoryHost(api.transport, api.openSession()));
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
  const api = new MemoryApi();
  renderDashboard(createMemoryHost(api.transport, api.openSession('reviewer')), 'site');
  const tabs = within(await screen.findByRole('tablist')).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Pending Submissions', 'Security']);
  expect(await screen.findByText('All Caught Up!')).toBeTruthy();
  expect(api.countOf('/api/site')).toBe(0);
});

test('after the login the first Tab goes to the first button of the header', async () => {
  const api = new MemoryApi();
  renderDashboard(createMemoryHost(api.transport, api.openSession()));
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
  const api = new MemoryApi();
  api.cars = ['golf', 'm2'].map((_id) => buildAdminCar({ _id }));
  const host = createMemoryHost(api.transport, api.openSession());
  const { unmount } = renderDashboard(host);
  await waitFor(() => expect(document.title).toBe('(2) Admin Dashboard | Quartermile'));
  api.cars = api.cars.slice(1);
  act(() => host.emit({ type: 'changed' }));
  await waitFor(() => expect(document.title).toBe('(1) Admin Dashboard | Quartermile'));
  unmount();
  expect(document.title).toBe('Admin Dashboard | Quartermile');
});
