import { sendJson } from '@quartermile/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  answer,
  callsOf,
  entries,
  LIST,
  MINE,
  openBoard,
  type Reply,
  row,
  startApi,
  VOTE,
} from './test/board-stage.js';

startApi();

describe('a vote', () => {
  const voteOf = async (name: string) =>
    (await row(name)).getByRole<HTMLButtonElement>('button', { name: /^Voted?$/ });
  const refusal =
    (status: number, code: string): Reply =>
    (response) =>
      sendJson(response, status, { code, detail: code });

  test('counts one, is kept in local storage and can be given once', async () => {
    answer(VOTE, (response) => sendJson(response, 200, { entryId: 'golf-facts', votes: 5 }));
    const user = await openBoard();
    await user.click(await voteOf('Golf 7 R'));
    await waitFor(async () => expect((await voteOf('Golf 7 R')).textContent).toBe('Voted'));
    expect((await voteOf('Golf 7 R')).disabled).toBe(true);
    expect((await row('Golf 7 R')).getByText('5 votes')).toBeTruthy();
    expect((await voteOf('Polo GTI')).textContent).toBe('Vote');
    expect(localStorage.getItem('quartermile.votedEntries')).toBe('["golf-facts"]');
  });

  test('moves the car up on the votes board', async () => {
    answer(VOTE, (response) => sendJson(response, 200, { entryId: 'polo-votes', votes: 2 }));
    const user = await openBoard('/leaderboard?category=Votes+by+Viewers');
    expect((await row('Polo GTI')).getByRole('img', { name: 'Gold' })).toBeTruthy();
    await user.click(await voteOf('Polo GTI'));
    await waitFor(async () =>
      expect((await row('Golf 7 R')).getByRole('img', { name: 'Silver' })).toBeTruthy(),
    );
    expect(screen.getByText('3 votes')).toBeTruthy();
  });

  test('that the server counted before turns to Voted without a word', async () => {
    answer(VOTE, refusal(409, 'already_voted'));
    const user = await openBoard();
    await user.click(await voteOf('Golf 7 R'));
    await waitFor(async () => expect((await voteOf('Golf 7 R')).textContent).toBe('Voted'));
    expect((await row('Golf 7 R')).getByText('4 votes')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that fails is only logged, and can be tried again', async () => {
    answer(VOTE, refusal(404, 'not_found'));
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const user = await openBoard();
    await user.click(await voteOf('Golf 7 R'));
    await waitFor(() => expect(log).toHaveBeenCalledWith('The vote failed.', expect.anything()));
    log.mockRestore();
    expect(await voteOf('Golf 7 R')).toMatchObject({ textContent: 'Vote', disabled: false });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that local storage knows shows as Voted from the start', async () => {
    localStorage.setItem('quartermile.votedEntries', '["polo-facts"]');
    await openBoard();
    expect((await voteOf('Polo GTI')).textContent).toBe('Voted');
  });

  test('that only the server knows shows as Voted, too', async () => {
    answer(MINE, (response) => sendJson(response, 200, ['polo-facts']));
    await openBoard();
    await waitFor(async () => expect((await voteOf('Polo GTI')).textContent).toBe('Voted'));
  });
});

describe('refreshing', () => {
  test('asks past the cache, at most once a second', async () => {
    const user = await openBoard();
    answer(LIST, (response) => sendJson(response, 200, entries.slice(0, 1)));
    const button = screen.getByRole('button', { name: 'Refresh' });
    await user.click(button);
    await user.click(button);
    expect(await screen.findByText('1 car')).toBeTruthy();
    expect(callsOf(LIST)).toBe(2);
  });

  test('that fails keeps the board and says so', async () => {
    const user = await openBoard();
    answer(LIST, (response) => sendJson(response, 503, {}));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load leaderboard.');
    expect(screen.getByRole('button', { name: 'Golf 7 R' })).toBeTruthy();
  });

  test('a board that could not be loaded can be tried again', async () => {
    answer(LIST, (response) => sendJson(response, 503, {}));
    const user = await openBoard();
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load leaderboard.');
    answer(LIST, (response) => sendJson(response, 200, entries));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 cars')).toBeTruthy();
  });
});
