import { notifications } from '@mantine/notifications';
import { apiRoutes } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MemoryApi } from '../../../../testing/index.js';
// Preloaded, so that loading code does not count towards the timeouts of this spec.
import './site-tab.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
let api: MemoryApi;
beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
});

async function openCard() {
  renderDashboard(createMemoryHost(api.transport, api.openSession()), 'site');
  return within(await screen.findByRole('region', { name: 'Pause votes and submissions' }));
}

test('votes are paused and resumed, apart from submissions', async () => {
  const card = await openCard();
  await user.click(await card.findByRole('button', { name: 'Pause votes' }));
  await card.findByText(/^Paused by admin@quartermile.example/);
  expect(api.votes.pauses).toMatchObject({ votes: { until: null }, submissions: null });
  await user.click(card.getByRole('button', { name: 'Resume votes' }));
  await card.findByRole('button', { name: 'Pause votes' });
  expect(api.votes.pauses.votes).toBeNull();
});

test('an end is given in the time of the site', async () => {
  const card = await openCard();
  await card.findByRole('button', { name: 'Pause submissions' });
  const [, until] = card.getAllByLabelText('Until (optional, site time)');
  await user.type(until as HTMLElement, '2031-02-03T18:00');
  await user.click(card.getByRole('button', { name: 'Pause submissions' }));
  await card.findByText(/until 3 Feb 2031, 18:00$/);
  expect(api.votes.pauses.submissions?.until).toBe('2031-02-03T16:00:00.000Z');
});

test('a failure says so, and nothing changes', async () => {
  const card = await openCard();
  api.trouble.set(`PUT ${apiRoutes.sitePauses}`, 'unavailable');
  await user.click(await card.findByRole('button', { name: 'Pause votes' }));
  await screen.findByText('The change could not be made. Please try again.');
  await waitFor(() => expect(card.getByRole('button', { name: 'Pause votes' })).toBeTruthy());
});

test('a state that cannot be loaded says so', async () => {
  api.trouble.set(`GET ${apiRoutes.sitePauses}`, 'unavailable');
  const card = await openCard();
  await card.findByText('Could not load what is paused.');
});
