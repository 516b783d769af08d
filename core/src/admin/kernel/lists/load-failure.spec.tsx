import { type AdminTabId, adminTabLabel } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Endpoint, endpoints, FakeApi } from '../../../testing/index.js';
import { openDashboard } from '../../test/render-dashboard.js';

/** Tabs with what they load, the error message, and a text that shows once an empty list is loaded. */
const lists: readonly (readonly [AdminTabId, Endpoint, string, string])[] = [
  ['videos', endpoints.videos.list, 'Failed to load videos', 'No Videos Yet'],
  ['leaderboard', endpoints.leaderboard.list, 'Could not load leaderboard.', 'No Cars Yet'],
  ['sponsors', endpoints.sponsors.list, 'Failed to load sponsors', 'No Sponsors Yet'],
  ['pending', endpoints.cars.pending, 'Could not load pending submissions.', 'All Caught Up!'],
  ['approved', endpoints.cars.approved, 'Could not load approved cars.', 'No Approved Cars'],
  ['world-facts', endpoints.cars.approved, 'Could not load approved cars.', 'No World Facts Times Yet'],
  [
    'factory-specs',
    endpoints.cars.approved,
    'Could not load approved cars.',
    'No Factory Specifications Yet',
  ],
  ['events', endpoints.events.list, 'Could not load events.', 'No Events Yet'],
  ['past-events', endpoints.pastEvents.list, 'Could not load past events.', 'No Past Events Yet'],
  ['newsletter', endpoints.newsletter.list, 'Could not load subscribers.', 'No Subscribers Yet'],
  ['activity', endpoints.admin.activity, 'Could not load the activity.', 'Nothing Has Happened Yet'],
  ['site', endpoints.site.read, 'Could not load the site profile.', 'Opening of the home page'],
];

test.each(lists)(
  '%s shows an error instead of an empty list, and loads again',
  async (tab, endpoint, failed, empty) => {
    const api = new FakeApi();
    api.fail(endpoint, 'unavailable');
    openDashboard(api, tab);
    const panel = within(await screen.findByRole('tabpanel', { name: adminTabLabel(tab) }));
    expect((await panel.findByRole('alert')).textContent).toContain(failed);
    expect(panel.queryByText(empty)).toBeNull();
    api.recover();
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText(empty)).toBeTruthy();
    await waitFor(() => expect(panel.queryByRole('alert')).toBeNull());
  },
);

test('the outbox shows an error and loads again', async () => {
  const api = new FakeApi();
  api.fail(endpoints.newsletter.outbox, 'unavailable');
  openDashboard(api, 'newsletter');
  await userEvent.click(await screen.findByRole('button', { name: 'Outbox' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load the outbox.');
  api.recover();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No Mails Waiting')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
