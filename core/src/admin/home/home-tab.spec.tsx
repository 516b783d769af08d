import { apiRoutes } from '@quartermile/core/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, buildAdminEntry, MemoryApi } from '../../testing/index.js';
import { AdminDashboard } from '../dashboard/admin-dashboard.js';
import { createMemoryHost } from '../test/memory-host.js';
import { renderInTheme } from '../test/render-dashboard.js';

const user = userEvent.setup();
let api: MemoryApi;

beforeEach(() => {
  api = new MemoryApi();
});

const open = () =>
  renderInTheme(
    <AdminDashboard host={createMemoryHost(api.transport, api.openSession())} renderSignedOut={() => null} />,
  );
const tile = (label: string) => screen.findByRole('button', { name: new RegExp(`^(\\d+|–)${label}`) });
const isOpen = (tab: string) => screen.findByRole('tab', { name: new RegExp(tab), selected: true });

describe('the Dashboard tab', () => {
  test('is the first one to show, and counts entries and pending submissions', async () => {
    api.cars = [buildAdminCar({ _id: 'a' }), buildAdminCar({ _id: 'b' })];
    api.entries = [buildAdminEntry()];
    open();
    await isOpen('Dashboard');
    await screen.findByText('2 submissions awaiting review');
    expect((await tile('Pending Submissions')).textContent).toBe('2Pending Submissions');
    expect((await tile('Leaderboard Cars')).textContent).toBe('1Leaderboard Cars');
    expect(screen.getByText('1 car on the leaderboard')).toBeTruthy();
    expect(within(await isOpen('Dashboard')).queryByText('2')).toBeNull();
    expect(screen.getByRole('tab', { name: /Pending Submissions/ }).textContent).toBe('Pending Submissions2');
  });

  test('says when everything is reviewed', async () => {
    open();
    expect(await screen.findByText('All submissions reviewed')).toBeTruthy();
  });

  test('says when a list could not be loaded, and counts it as empty', async () => {
    api.trouble.set(apiRoutes.leaderboard.list, 'unavailable');
    open();
    expect((await screen.findByText('Could not be loaded.')).parentElement?.textContent).toContain(
      '0Leaderboard Cars',
    );
  });

  test.each([
    ['Review Submissions', 'Pending Submissions'],
    ['Manage Leaderboard', 'Leaderboard Cars'],
    ['Edit Approved Cars', 'Edit Approved Cars'],
  ])('goes by "%s" to %s', async (action, tab) => {
    open();
    await user.click(await screen.findByRole('button', { name: action }));
    await isOpen(tab);
  });
});
