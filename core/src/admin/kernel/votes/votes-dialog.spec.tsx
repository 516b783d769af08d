import { notifications } from '@mantine/notifications';
import {
  type ActivityItem,
  type SetAsideWindow,
  type VoteHistory,
  type VoteQuarter,
} from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminEntry, endpoints, FakeApi } from '../../../testing/index.js';
// Preloaded, so that loading code does not count towards the timeouts of this spec.
import '../../tabs/settings/activity/activity-tab.js';
import '../../tabs/board/entries/entries-tab.js';
import { openDashboard } from '../../test/render-dashboard.js';

const user = userEvent.setup();
let api: FakeApi;

/** Quarters of an hour from 10:00 in UTC, which is 12:00 in the site's time zone. */
const quarters: VoteQuarter[] = [3, 0, 84, 51, 2].map((votes, nth) => ({
  at: new Date(Date.UTC(2026, 10, 23, 10, 15 * nth)).toISOString(),
  votes,
  setAside: 0,
  isBurst: votes > 50,
}));

const history: VoteHistory = {
  ...{
    entryId: 'golf',
    car: 'Volkswagen Golf 7 R',
    category: 'Our Drag Races',
    votes: 140,
    votesSetAside: 0,
  },
  ...{ quarters, days: [{ date: '2026-11-23', votes: 140, setAside: 0, isBurst: true }], windows: [] },
};
const setAsideWindow: SetAsideWindow = {
  ...{ _id: 'w1', from: '2026-11-23T10:30:00.000Z', to: '2026-11-23T11:00:00.000Z', reason: 'One hall' },
  ...{ votes: 135, setAsideBy: 'admin@quartermile.example', setAsideAt: '2026-11-23T12:00:00.000Z' },
  ...{ broughtBackBy: null, broughtBackAt: null },
};

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  api.respond(endpoints.leaderboard.list, [buildAdminEntry({ _id: 'golf', votes: 140 })]);
  api.respond(endpoints.leaderboard.voteHistory, history);
});

const openTab = (tab: 'leaderboard' | 'activity') => openDashboard(api, tab);
async function openVotes() {
  openTab('leaderboard');
  await user.click(await screen.findByRole('button', { name: /^Votes for Volkswagen Golf 7 R in/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Counted on the site');
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof openVotes>>;
const numbers = (dialog: Dialog) =>
  dialog.getAllByRole('definition').map(({ textContent }) => Number(textContent));

describe('the votes of an entry', () => {
  test('show what counts, what is set aside, and both together', async () => {
    expect(numbers(await openVotes())).toEqual([140, 0, 140]);
  });

  test('are in tables too, with bursts marked and without empty intervals', async () => {
    const dialog = await openVotes();
    for (const summary of dialog.getAllByText('Show as a table')) await user.click(summary);
    const [byQuarter] = dialog.getAllByRole('table');
    const rows = within(byQuarter as HTMLElement)
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['23 Nov 2026, 12:00', '3', '0', ''],
      ['23 Nov 2026, 12:30', '84', '0', 'Yes'],
      ['23 Nov 2026, 12:45', '51', '0', 'Yes'],
      ['23 Nov 2026, 13:00', '2', '0', ''],
    ]);
  });

  test('of the latest burst are suggested, set aside with a reason, and brought back', async () => {
    const dialog = await openVotes();
    expect(dialog.getByLabelText('From (Johannesburg time)')).toHaveProperty('value', '2026-11-23T12:30');
    expect(dialog.getByLabelText('Up to (Johannesburg time)')).toHaveProperty('value', '2026-11-23T13:00');
    const { bringBackVotes, setAsideVotes, voteHistory } = endpoints.leaderboard;
    api.respond(setAsideVotes, { window: setAsideWindow, votes: 5, votesSetAside: 135 });
    api.respond(voteHistory, { ...history, votes: 5, votesSetAside: 135, windows: [setAsideWindow] });
    await user.type(dialog.getByLabelText('Reason'), 'One hall');
    await user.click(dialog.getByRole('button', { name: 'Set aside' }));
    await waitFor(() => expect(numbers(dialog)).toEqual([5, 135, 140]));
    expect(api.bodies(setAsideVotes)[0]).toEqual({
      entryId: 'golf',
      from: '2026-11-23T10:30:00.000Z',
      to: '2026-11-23T11:00:00.000Z',
      reason: 'One hall',
    });
    await dialog.findByText(/^Set aside by admin@quartermile.example/);
    const broughtBack = {
      broughtBackBy: 'admin@quartermile.example',
      broughtBackAt: '2026-11-23T12:05:00.000Z',
    };
    const window = { ...setAsideWindow, ...broughtBack };
    api.respond(bringBackVotes, { window, votes: 140, votesSetAside: 0 });
    api.respond(voteHistory, { ...history, windows: [window] });
    await user.click(dialog.getByRole('button', { name: /^Bring back 135 votes from/ }));
    await waitFor(() => expect(numbers(dialog)).toEqual([140, 0, 140]));
    await dialog.findByText(/^Brought back by admin@quartermile.example/);
    expect(dialog.queryByRole('button', { name: /^Bring back/ })).toBeNull();
  });

  test('are not set aside without a reason, or with an end before the start', async () => {
    const dialog = await openVotes();
    await user.click(dialog.getByRole('button', { name: 'Set aside' }));
    await dialog.findByText('Please give a reason.');
    await user.type(dialog.getByLabelText('Reason'), 'One hall');
    const from = dialog.getByLabelText('From (Johannesburg time)');
    await user.clear(from);
    await user.click(dialog.getByRole('button', { name: 'Set aside' }));
    await dialog.findByText('Please enter a date and time.');
    await user.type(from, '2026-11-23T13:30');
    await user.click(dialog.getByRole('button', { name: 'Set aside' }));
    await dialog.findByText('The end must be after the start.');
    expect(api.calls(endpoints.leaderboard.setAsideVotes)).toHaveLength(0);
  });

  test('that could not be set aside say so, and the reason stays', async () => {
    const dialog = await openVotes();
    api.fail(endpoints.leaderboard.setAsideVotes, 'unavailable');
    await user.type(dialog.getByLabelText('Reason'), 'One hall');
    await user.click(dialog.getByRole('button', { name: 'Set aside' }));
    await screen.findByText('The votes could not be set aside. Please try again.');
    expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'One hall');
  });

  test('that could not be loaded say so', async () => {
    api.fail(endpoints.leaderboard.voteHistory, 'unavailable');
    openTab('leaderboard');
    await user.click(await screen.findByRole('button', { name: /^Votes for/ }));
    await screen.findByText('Could not load the votes.');
  });
});

describe('the alert of a burst', () => {
  let burst: ActivityItem;

  beforeEach(() => {
    const after = {
      carId: 'car-1',
      category: 'World Facts',
      from: '2026-11-23T10:30:00.000Z',
      to: '2026-11-23T10:45:00.000Z',
      votes: 84,
      usual: 3,
    };
    const subject = { type: 'entry', id: 'golf', label: 'Golf 7 R' };
    const at = '2026-11-23T10:35:00.000Z';
    burst = {
      _id: 'a',
      at,
      actor: 'server',
      action: 'vote-burst',
      subject,
      before: { carId: 'car-1' },
      after,
    };
    api.respond(endpoints.admin.activity, { items: [burst], next: null });
  });

  test('says which entry, when, how many and what is usual, and leads to the votes', async () => {
    openTab('activity');
    const record = await screen.findByRole('listitem');
    expect(record.textContent).toContain('The server noticed a burst of votes for Golf 7 R');
    expect(record.textContent).toContain(
      '84 votes from 23 Nov 2026, 12:30 to 23 Nov 2026, 12:45, usually about 3.',
    );
    await user.click(within(record).getByRole('button', { name: 'Show votes' }));
    await within(await screen.findByRole('dialog')).findByText('Counted on the site');
  });

  test('is shown without its values after their erasure', async () => {
    const items = [{ ...burst, before: null, after: null }];
    api.respond(endpoints.admin.activity, { items, next: null });
    openTab('activity');
    const record = await screen.findByRole('listitem');
    expect(within(record).getByRole('button', { name: 'Show votes' })).toBeTruthy();
    expect(record.textContent).not.toContain('usually');
  });
});
