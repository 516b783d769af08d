import { type AdminTabId, adminTabLabel, apiRoutes } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MemoryApi } from '../../../testing/index.js';
import { createMemoryHost } from '../../test/memory-host.js';
import { renderDashboard } from '../../test/render-dashboard.js';

/** Tabs with the path that they load, the error message, and a text that shows once an empty list is loaded. */
const lists: readonly (readonly [AdminTabId, string, string, string])[] = [
  ['videos', apiRoutes.videos.list, 'Failed to load videos', 'No Videos Yet'],
  ['leaderboard', apiRoutes.leaderboard.list, 'Could not load leaderboard.', 'No Cars Yet'],
  ['sponsors', apiRoutes.sponsors.list, 'Failed to load sponsors', 'No Sponsors Yet'],
  ['pending', apiRoutes.cars.pending, 'Could not load pending submissions.', 'All Caught Up!'],
  ['approved', apiRoutes.cars.approved, 'Could not load approved cars.', 'No Approved Cars'],
  ['world-facts', apiRoutes.cars.approved, 'Could not load approved cars.', 'No World Facts Times Yet'],
  [
    'factory-specs',
    apiRoutes.cars.approved,
    'Could not load approved cars.',
    'No Factory Specifications Yet',
  ],
  ['events', apiRoutes.events.list, 'Could not load events.', 'No Events Yet'],
  ['past-events', apiRoutes.pastEvents.list, 'Could not load past events.', 'No Past Events Yet'],
  ['newsletter', apiRoutes.newsletter.list, 'Could not load subscribers.', 'No Subscribers Yet'],
  ['activity', apiRoutes.admin.activity, 'Could not load the activity.', 'Nothing Has Happened Yet'],
  ['site', apiRoutes.site, 'Could not load the site profile.', 'Opening of the home page'],
];

test.each(lists)(
  '%s shows an error instead of an empty list, and loads again',
  async (tab, path, failed, empty) => {
    const api = new MemoryApi();
    api.trouble.set(path, 'unavailable');
    renderDashboard(createMemoryHost(api.transport, api.openSession()), tab);
    const panel = within(await screen.findByRole('tabpanel', { name: adminTabLabel(tab) }));
    expect((await panel.findByRole('alert')).textContent).toContain(failed);
    expect(panel.queryByText(empty)).toBeNull();
    api.trouble.clear();
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText(empty)).toBeTruthy();
    await waitFor(() => expect(panel.queryByRole('alert')).toBeNull());
  },
);

test('the outbox shows an error and loads again', async () => {
  const api = new MemoryApi();
  api.trouble.set(apiRoutes.newsletter.outbox, 'unavailable');
  renderDashboard(createMemoryHost(api.transport, api.openSession()), 'newsletter');
  await userEvent.click(await screen.findByRole('button', { name: 'Outbox' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load the outbox.');
  api.trouble.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No Mails Waiting')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
