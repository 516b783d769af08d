import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { endpoints, FakeApi } from '../../../../testing/index.js';
// Preloaded, so that loading code does not count towards the timeouts of this spec.
import './votes-tab.js';
import { openDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
let api: FakeApi;
beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  api.respond(endpoints.site.pause, ({ body: { subject, paused, until = null } }) => {
    const by = 'admin@quartermile.example';
    const pause = paused ? { until, by, at: '2026-11-21T08:00:00.000Z' } : null;
    const pauses = { votes: null, submissions: null, [subject]: pause };
    api.respond(endpoints.site.pauses, pauses);
    return pauses;
  });
});

const changes = () => api.bodies(endpoints.site.pause);

async function openCard() {
  openDashboard(api, 'votes');
  return within(await screen.findByRole('region', { name: 'Pause votes and submissions' }));
}

test('votes are paused and resumed, apart from submissions', async () => {
  const card = await openCard();
  await user.click(await card.findByRole('button', { name: 'Pause votes' }));
  await card.findByText(/^Paused by admin@quartermile.example/);
  await user.click(card.getByRole('button', { name: 'Resume votes' }));
  await card.findByRole('button', { name: 'Pause votes' });
  expect(changes()).toMatchObject([
    { subject: 'votes', paused: true },
    { subject: 'votes', paused: false },
  ]);
});

test('an end is given in the time of the site', async () => {
  const card = await openCard();
  await card.findByRole('button', { name: 'Pause submissions' });
  const [, until] = card.getAllByLabelText('Until (optional, Johannesburg time)');
  await user.type(until as HTMLElement, '2031-02-03T18:00');
  await user.click(card.getByRole('button', { name: 'Pause submissions' }));
  await card.findByText(/until 3 Feb 2031, 18:00$/);
  expect(changes()).toMatchObject([{ subject: 'submissions', until: '2031-02-03T16:00:00.000Z' }]);
});

test('a failure says so, and nothing changes', async () => {
  const card = await openCard();
  api.fail(endpoints.site.pause, 'unavailable');
  await user.click(await card.findByRole('button', { name: 'Pause votes' }));
  await screen.findByText('The change could not be made. Please try again.');
  await waitFor(() => expect(card.getByRole('button', { name: 'Pause votes' })).toBeTruthy());
});

test('a state that cannot be loaded says so', async () => {
  api.fail(endpoints.site.pauses, 'unavailable');
  const card = await openCard();
  await card.findByText('Could not load what is paused.');
});
