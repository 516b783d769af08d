import { sendJson } from '@quartermile/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  answer,
  callsOf,
  openBoard,
  refusal,
  row,
  startApi,
  stubConnection,
  VOTE,
} from './test/board-stage.js';

startApi();

describe('a vote without a connection', () => {
  const setOnline = stubConnection();
  const castOffline = async () => {
    const user = await openBoard();
    setOnline(false);
    await user.click((await row('Golf 7 R')).getByRole('button', { name: 'Vote' }));
    expect(await (await row('Golf 7 R')).findByRole('button', { name: 'Vote saved' })).toBeTruthy();
  };

  test('is saved, says so, and counts nothing yet', async () => {
    await castOffline();
    expect(screen.getByText(/^You are offline. Your vote for Golf 7 R is saved/)).toBeTruthy();
    expect((await row('Golf 7 R')).getByText('4 votes')).toBeTruthy();
    expect(callsOf(VOTE)).toBe(0);
    expect(localStorage.getItem('quartermile.pendingVotes')).toBe('["golf-facts"]');
    expect(localStorage.getItem('quartermile.votedEntries')).toBeNull();
  });

  test('is sent once the connection is back, and counts then', async () => {
    await castOffline();
    answer(VOTE, (response) => sendJson(response, 200, { entryId: 'golf-facts', votes: 5 }));
    setOnline(true);
    expect(await (await row('Golf 7 R')).findByRole('button', { name: 'Voted' })).toBeTruthy();
    expect(await (await row('Golf 7 R')).findByText('5 votes')).toBeTruthy();
    expect(screen.getByText('Your saved vote was sent.')).toBeTruthy();
    expect(localStorage.getItem('quartermile.pendingVotes')).toBe('[]');
  });

  test('that the server had counted before turns to Voted', async () => {
    await castOffline();
    answer(VOTE, refusal(409, 'already_voted'));
    setOnline(true);
    expect(await (await row('Golf 7 R')).findByRole('button', { name: 'Voted' })).toBeTruthy();
  });

  test('stays saved while votes are paused, and is sent afterwards', async () => {
    await castOffline();
    answer(VOTE, refusal(409, 'votes_paused'));
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    setOnline(true);
    await waitFor(() =>
      expect(warned).toHaveBeenCalledWith('Saved votes could not be sent.', expect.anything()),
    );
    warned.mockRestore();
    expect(localStorage.getItem('quartermile.pendingVotes')).toBe('["golf-facts"]');
    answer(VOTE, (response) => sendJson(response, 200, { entryId: 'golf-facts', votes: 5 }));
    setOnline(false);
    setOnline(true);
    expect(await (await row('Golf 7 R')).findByRole('button', { name: 'Voted' })).toBeTruthy();
  });

  test('for a car that has left the board is dropped, and says so', async () => {
    await castOffline();
    answer(VOTE, refusal(404, 'not_found'));
    vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    setOnline(true);
    expect(await screen.findByText('A saved vote could not be counted.')).toBeTruthy();
    expect((await row('Golf 7 R')).getByRole('button', { name: 'Vote' })).toBeTruthy();
  });

  test('stays saved while the server does not answer', async () => {
    await castOffline();
    answer(VOTE, refusal(503, 'unavailable'));
    setOnline(true);
    await waitFor(() => expect(callsOf(VOTE)).toBe(1));
    expect((await row('Golf 7 R')).getByRole('button', { name: 'Vote saved' })).toBeTruthy();
    expect(localStorage.getItem('quartermile.pendingVotes')).toBe('["golf-facts"]');
  });

  test('is sent by the next page that has a connection', async () => {
    localStorage.setItem('quartermile.pendingVotes', '["golf-facts"]');
    answer(VOTE, (response) => sendJson(response, 200, { entryId: 'golf-facts', votes: 5 }));
    await openBoard();
    expect(await (await row('Golf 7 R')).findByRole('button', { name: 'Voted' })).toBeTruthy();
  });
});
