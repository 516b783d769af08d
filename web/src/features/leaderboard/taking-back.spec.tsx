import { buildEntry, sendJson } from '@quartermile/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  callsOf,
  LIST,
  MINE,
  openBoard,
  type Reply,
  refusal,
  row,
  startApi,
  stubConnection,
  VOTE,
} from './test/board-stage.js';

const WITHDRAW = 'POST /api/leaderboard/vote/withdraw';
const BY_VOTES = '/leaderboard?category=Votes+by+Viewers';

startApi();
const receipt =
  (entryId: string, votes: number): Reply =>
  (response) =>
    sendJson(response, 200, { entryId, votes });

const cars = [9, 7, 6, 2].map((votes, nth) =>
  buildEntry({
    _id: `car-${nth}`,
    category: 'Votes by Viewers',
    votes,
    car: { _id: `c${nth}`, name: `Car ${nth}`, drivetrain: nth % 2 ? 'FWD' : 'AWD' },
  }),
);
const facts = buildEntry({ _id: 'facts', votes: 4, car: { name: 'Golf 7 R', time: '11.8' } });
beforeEach(() => answer(LIST, (response) => sendJson(response, 200, [...cars, facts])));

const button = async (name: string, label: string) =>
  (await row(name)).findByRole<HTMLButtonElement>('button', { name: label });
async function voteFor(name: string, path = BY_VOTES) {
  const user = await openBoard(path);
  await user.click(await button(name, 'Vote'));
  await button(name, 'Voted');
  return user;
}

describe('a vote that is taken back', () => {
  test('no longer counts, can be given again, and is forgotten by this device', async () => {
    answer(VOTE, receipt('car-3', 3));
    answer(WITHDRAW, receipt('car-3', 2));
    const user = await voteFor('Car 3');
    await user.click(await button('Car 3', 'Take vote back'));
    expect(await screen.findByText('Your vote for Car 3 was taken back.')).toBeTruthy();
    expect((await button('Car 3', 'Vote')).disabled).toBe(false);
    // The list that the server has in its cache still includes the vote.
    expect((await row('Car 3')).getByText('2')).toBeTruthy();
    expect(localStorage.getItem('quartermile.votedEntries')).toBe('[]');
    expect(localStorage.getItem('quartermile.pendingWithdrawals')).toBe('[]');
    answer(VOTE, receipt('car-3', 3));
    await user.click(await button('Car 3', 'Vote'));
    await button('Car 3', 'Voted');
    expect(callsOf(VOTE)).toBe(2);
  });

  test('shows without it in a list that still has it', async () => {
    const stored = { 'car-3': [2, Date.now(), true] };
    localStorage.setItem('quartermile.voteReceipts', JSON.stringify(stored));
    answer(LIST, (response) => sendJson(response, 200, [...cars.slice(0, 3), { ...cars[3], votes: 3 }]));
    answer(MINE, (response) => sendJson(response, 200, ['car-3', 'car-2']));
    await openBoard(BY_VOTES);
    await button('Car 2', 'Voted');
    expect((await row('Car 3')).getByText('2')).toBeTruthy();
    expect(await button('Car 3', 'Vote')).toBeTruthy();
  });

  test('is offered where a car was voted for earlier, over the disabled button, and nowhere else', async () => {
    localStorage.setItem('quartermile.votedEntries', '["car-1"]');
    answer(WITHDRAW, receipt('car-1', 6));
    const user = await openBoard(BY_VOTES);
    expect((await button('Car 1', 'Voted')).disabled).toBe(true);
    expect(screen.getAllByRole('button', { name: 'Take vote back' })).toHaveLength(1);
    await user.click(await button('Car 1', 'Take vote back'));
    await button('Car 1', 'Vote');
  });

  test('is not taken back by the second click of a double click', async () => {
    answer(VOTE, receipt('car-3', 3));
    await voteFor('Car 3');
    fireEvent.click(await button('Car 3', 'Take vote back'), { detail: 2 });
    expect((await button('Car 3', 'Voted')).disabled).toBe(true);
    expect(callsOf(WITHDRAW)).toBe(0);
  });

  test('by keyboard moves the focus to the vote button', async () => {
    answer(VOTE, receipt('car-3', 3));
    answer(WITHDRAW, receipt('car-3', 2));
    const user = await voteFor('Car 3');
    (await button('Car 3', 'Take vote back')).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await button('Car 3', 'Vote')));
  });

  test('is a new call, whatever was sent for the car before', async () => {
    localStorage.setItem('quartermile.withdrawalKeys', '{"car-3":"an earlier call"}');
    const keys: (string | null)[] = [];
    answer(VOTE, receipt('car-3', 3));
    answer(WITHDRAW, (response) => {
      keys.push(localStorage.getItem('quartermile.withdrawalKeys'));
      receipt('car-3', 2)(response);
    });
    const user = await voteFor('Car 3');
    await user.click(await button('Car 3', 'Take vote back'));
    await button('Car 3', 'Vote');
    expect(keys).toEqual([expect.stringMatching(/^\{"car-3":"[0-9a-f]{32}"\}$/)]);
  });

  test('that the server does not know is settled without a word', async () => {
    answer(VOTE, receipt('car-3', 3));
    answer(WITHDRAW, refusal(409, 'not_voted'));
    const user = await voteFor('Car 3');
    await user.click(await button('Car 3', 'Take vote back'));
    expect((await button('Car 3', 'Vote')).disabled).toBe(false);
    expect(localStorage.getItem('quartermile.pendingWithdrawals')).toBe('[]');
  });
});

describe('a vote that is taken back without a connection', () => {
  const setOnline = stubConnection();

  test('waits, says so, and is sent once the connection is back', async () => {
    answer(VOTE, receipt('car-3', 3));
    answer(WITHDRAW, receipt('car-3', 2));
    const user = await voteFor('Car 3');
    setOnline(false);
    await user.click(await button('Car 3', 'Take vote back'));
    expect(await screen.findByText(/^Your vote for Car 3 is taken back on this device/)).toBeTruthy();
    expect(callsOf(WITHDRAW)).toBe(0);
    setOnline(true);
    await waitFor(() => expect(localStorage.getItem('quartermile.pendingWithdrawals')).toBe('[]'));
    expect(callsOf(WITHDRAW)).toBe(1);
  });

  test('replaces a vote that is waiting, and is replaced by the next vote: the last action wins', async () => {
    const user = await openBoard(BY_VOTES);
    setOnline(false);
    await user.click(await button('Car 3', 'Vote'));
    await button('Car 3', 'Vote saved');
    await user.click(await button('Car 3', 'Take vote back'));
    await button('Car 3', 'Vote');
    expect(screen.queryByText('A saved vote could not be counted.')).toBeNull();
    await user.click(await button('Car 3', 'Vote'));
    await button('Car 3', 'Vote saved');
    await user.click(await button('Car 3', 'Take vote back'));
    answer(WITHDRAW, refusal(409, 'not_voted'));
    setOnline(true);
    await waitFor(() => expect(callsOf(WITHDRAW)).toBe(1));
    await waitFor(() => expect(localStorage.getItem('quartermile.pendingWithdrawals')).toBe('[]'));
    expect(callsOf(VOTE)).toBe(0);
    expect(await button('Car 3', 'Vote')).toBeTruthy();
  });

  test('stays waiting while the server fails, under one key, and a page that opens later sends it', async () => {
    localStorage.setItem('quartermile.pendingWithdrawals', '["car-3"]');
    localStorage.setItem('quartermile.withdrawalKeys', '{"car-3":"key of the first attempt"}');
    answer(MINE, (response) => sendJson(response, 200, ['car-3', 'car-2']));
    answer(WITHDRAW, refusal(503, 'unavailable'));
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openBoard(BY_VOTES);
    await button('Car 2', 'Voted');
    await waitFor(() => expect(callsOf(WITHDRAW)).toBe(1));
    expect(await button('Car 3', 'Vote')).toBeTruthy();
    await waitFor(() => expect(warned).toHaveBeenCalled());
    warned.mockRestore();
    expect(localStorage.getItem('quartermile.withdrawalKeys')).toContain('key of the first attempt');
    answer(WITHDRAW, receipt('car-3', 1));
    setOnline(false);
    setOnline(true);
    await waitFor(() => expect(localStorage.getItem('quartermile.pendingWithdrawals')).toBe('[]'));
    expect(localStorage.getItem('quartermile.withdrawalKeys')).toBe('{}');
  });
});
