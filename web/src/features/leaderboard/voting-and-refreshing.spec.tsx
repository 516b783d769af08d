import { buildEntry, sendJson } from '@quartermile/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  answer,
  callsOf,
  entries,
  LIST,
  MINE,
  openBoard,
  openServedBoard,
  refusal,
  row,
  startApi,
  VOTE,
} from './test/board-stage.js';

startApi();

describe('a vote', () => {
  const voteOf = async (name: string) =>
    (await row(name)).getByRole<HTMLButtonElement>('button', { name: /^Voted?$/ });

  test('counts one vote, is stored in local storage and cannot be repeated', async () => {
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

  test('cannot be cast on a board that is being left', async () => {
    answer(LIST, () => undefined);
    const vote = vi.fn();
    answer(VOTE, vote);
    const user = await openServedBoard('/leaderboard');
    const button = await voteOf('Golf 7 R');
    await user.click(screen.getByRole('tab', { name: /^Votes by Viewers/ }));
    expect(screen.getByText('Golf 7 R')).toBeTruthy();
    await user.click(button);
    expect(button.textContent).toBe('Vote');
    await waitFor(() => expect(screen.queryByText('Golf 7 R')).toBeNull());
    expect(vote).not.toHaveBeenCalled();
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
    answer(VOTE, (response) => sendJson(response, 200, { entryId: 'golf-facts', votes: 5 }));
    await user.click(await voteOf('Golf 7 R'));
    await waitFor(async () => expect((await voteOf('Golf 7 R')).textContent).toBe('Voted'));
  });

  test('given by keyboard keeps the focus, also where the car moves up', async () => {
    answer(VOTE, (response) => sendJson(response, 200, { entryId: 'polo-votes', votes: 2 }));
    const user = await openBoard('/leaderboard?category=Votes+by+Viewers');
    (await voteOf('Polo GTI')).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await voteOf('Polo GTI')).textContent).toBe('Voted'));
    const button = await voteOf('Polo GTI');
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    expect(callsOf(VOTE)).toBe(1);
    await user.tab();
    expect(button.disabled).toBe(true);
  });

  test('given by keyboard keeps the focus where the car comes up from the other entries', async () => {
    const board = Array.from({ length: 30 }, (_, nth) =>
      buildEntry({ _id: `${nth}`, category: 'Votes by Viewers', votes: 0, car: { name: `Car ${nth}` } }),
    );
    answer(LIST, (response) => sendJson(response, 200, board));
    answer(VOTE, (response) => sendJson(response, 200, { entryId: '25', votes: 1 }));
    const user = await openBoard('/leaderboard?category=Votes+by+Viewers');
    (await voteOf('Car 25')).focus();
    await user.keyboard(' ');
    await waitFor(async () => expect((await voteOf('Car 25')).closest('section')?.ariaLabel).toBe('Top 10'));
    expect(document.activeElement).toBe(await voteOf('Car 25'));
  });

  const golfVotes = async () => (await row('Golf 7 R')).getByText(/^\d+ votes?$/).textContent;
  const rowText = async (name: string) => (await row(name)).getByRole('heading').closest('li')?.textContent;
  const storeReceipt = (entryId: string, votes: number, ageMs: number): void =>
    localStorage.setItem(
      'quartermile.voteReceipts',
      JSON.stringify({ [entryId]: [votes, Date.now() - ageMs] }),
    );

  test('shows in a list that does not include it yet', async () => {
    answer(VOTE, (response) => sendJson(response, 200, { entryId: 'golf-facts', votes: 5 }));
    const user = await openBoard();
    await user.click(await voteOf('Golf 7 R'));
    await waitFor(async () => expect(await golfVotes()).toBe('5 votes'));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Leaderboard refreshed.')).toBeTruthy();
    expect(callsOf(LIST)).toBe(2);
    expect(await golfVotes()).toBe('5 votes');
  });

  test('of the last minute shows after a reload, with its place and in the total', async () => {
    storeReceipt('polo-votes', 3, 30_000);
    await openBoard('/leaderboard?category=Votes+by+Viewers');
    expect((await row('Polo GTI')).getByRole('img', { name: 'Gold' })).toBeTruthy();
    expect((await row('Golf 7 R')).getByRole('img', { name: 'Silver' })).toBeTruthy();
    expect(await rowText('Polo GTI')).toContain('3 votes');
    expect(screen.getByText('4 votes')).toBeTruthy();
  });

  test('shows on a page that was rendered before it, in its place', async () => {
    storeReceipt('polo-votes', 3, 1000);
    await openServedBoard('/leaderboard?category=Votes+by+Viewers');
    await waitFor(async () =>
      expect((await row('Golf 7 R')).getByRole('img', { name: 'Silver' })).toBeTruthy(),
    );
    expect(await rowText('Polo GTI')).toContain('3 votes');
  });

  test.each([
    ['older than a minute', '{"golf-facts":[9,1]}'],
    ['damaged', '{"golf-facts":["9"'],
    ['of another kind', '{"golf-facts":7}'],
    ['no object', '"9"'],
  ])('has no stored receipt that is %s', async (_what, stored) => {
    localStorage.setItem('quartermile.voteReceipts', stored);
    await openBoard();
    expect(await golfVotes()).toBe('4 votes');
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
  test('is needed for changes of the last five minutes, and says so', async () => {
    const user = await openBoard();
    await user.click(screen.getByRole('tab', { name: 'Votes by Viewers' }));
    answer(LIST, (response) => sendJson(response, 200, entries.slice(0, 1)));
    await user.click(screen.getByRole('tab', { name: 'World Facts' }));
    expect(await screen.findByText('2 cars')).toBeTruthy();
    expect(callsOf(LIST)).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('1 car')).toBeTruthy();
    expect(screen.getByText('Leaderboard refreshed.')).toBeTruthy();
  });

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
    expect(screen.getByRole('button', { name: /^Golf 7 R/ })).toBeTruthy();
  });

  test('a board that could not be loaded can be tried again', async () => {
    answer(LIST, (response) => sendJson(response, 503, {}));
    const user = await openBoard();
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load leaderboard.');
    answer(LIST, (response) => sendJson(response, 200, entries));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 cars')).toBeTruthy();
    expect(screen.queryByText('Could not load leaderboard.')).toBeNull();
  });
});
