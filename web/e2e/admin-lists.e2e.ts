import { apiRoutes } from '@quartermile/core/domain';
import { expect, openTab, refuse, test } from './harness/dashboard.js';

/** The lists of the dashboard: tab, route, error message and text of the empty state. */
const lists = [
  ['Video Management', apiRoutes.videos.list, 'Failed to load videos', 'No Videos Yet'],
  ['Leaderboard Cars', apiRoutes.leaderboard.list, 'Could not load leaderboard.', 'No Cars Yet'],
  ['Sponsor Management', apiRoutes.sponsors.list, 'Failed to load sponsors', 'No Sponsors Yet'],
  ['Pending Submissions', apiRoutes.cars.pending, 'Could not load pending submissions.', 'All Caught Up!'],
  ['Edit Approved Cars', apiRoutes.cars.approved, 'Could not load approved cars.', 'No Approved Cars'],
  [
    'World Facts Management',
    apiRoutes.cars.approved,
    'Could not load approved cars.',
    'No World Facts Times Yet',
  ],
  [
    'Factory Specifications',
    apiRoutes.cars.approved,
    'Could not load approved cars.',
    'No Factory Specifications Yet',
  ],
  ['Events', apiRoutes.events.list, 'Could not load events.', 'No Events Yet'],
  ['Past Events', apiRoutes.pastEvents.list, 'Could not load past events.', 'No Past Events Yet'],
  ['Newsletter', apiRoutes.newsletter.list, 'Could not load subscribers.', 'No Subscribers Yet'],
  [
    'Activity',
    `${apiRoutes.admin.activity}*`,
    'Could not load the activity.',
    /^(\d+ records?|Nothing Has Happened Yet)/,
  ],
  ['Site', apiRoutes.site, 'Could not load the site profile.', 'Opening of the home page'],
] as const;

test('a list that could not be loaded says so, and comes when it is tried again', async ({
  dashboard,
  api,
}) => {
  test.setTimeout(180_000);
  await api.clearCars();
  for (const subject of ['videos', 'sponsors', 'events', 'pastEvents', 'newsletter'] as const) {
    await api.clear(apiRoutes[subject].list, apiRoutes[subject].delete);
  }
  // Without first steps and change events, only the button can load a list again.
  await api.call('POST', apiRoutes.admin.finishSetup);
  await dashboard.route(`**${apiRoutes.admin.stream}`, (route) => route.abort());
  await dashboard.reload();
  for (const [tab, path, failed, empty] of lists) {
    await test.step(tab, async () => {
      await refuse(dashboard, path);
      await openTab(dashboard, tab);
      const panel = dashboard.getByRole('tabpanel', { name: tab });
      await expect(panel.getByRole('alert')).toContainText(failed);
      await expect(panel.getByText(empty, { exact: true })).toHaveCount(0);
      await dashboard.unroute(`**${path}`);
      await panel.getByRole('button', { name: 'Try again' }).click();
      await expect(panel.getByRole('alert')).toHaveCount(0);
      await expect(panel.getByText(empty, { exact: true }).first()).toBeVisible();
    });
  }
});

test('the outbox that could not be loaded says so, and comes when it is tried again', async ({
  dashboard,
}) => {
  await openTab(dashboard, 'Newsletter');
  await refuse(dashboard, apiRoutes.newsletter.outbox);
  await dashboard.getByRole('button', { name: 'Outbox', exact: true }).click();
  await expect(dashboard.getByRole('alert')).toContainText('Could not load the outbox.');
  await dashboard.unroute(`**${apiRoutes.newsletter.outbox}`);
  await dashboard.getByRole('button', { name: 'Try again' }).click();
  await expect(dashboard.getByRole('alert')).toHaveCount(0);
});
