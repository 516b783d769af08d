import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemoryApi } from '../../testing/index.js';
import { createMemoryHost } from '../test/memory-host.js';
import { renderDashboard } from '../test/render-dashboard.js';

test('the eight tabs stand in their order, and what is more after them', async () => {
  const api = new MemoryApi();
  renderDashboard(createMemoryHost(api.transport, api.openSession()));
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
    'Past Events',
    'Newsletter',
    'Activity',
    'Site',
  ]);
});
