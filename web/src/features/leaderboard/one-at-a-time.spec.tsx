import type { ServerResponse } from 'node:http';
import { buildEntry, sendJson } from '@quartermile/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, callsOf, LIST, MINE, openBoard, row, startApi, VOTE } from './test/board-stage.js';

startApi();

const cars = ['Golf 7 R', 'Polo GTI'].map((name, nth) =>
  buildEntry({ _id: `entry-${nth}`, votes: 4, car: { _id: `c${nth}`, name, time: '11.8' } }),
);

/** Opens the board; `held` answers the call that waits, and `calls` counts those to read and to vote. */
async function openWithHeldCalls() {
  const held: ((isFailing?: boolean) => void)[] = [];
  const hold = (body: () => unknown) => (response: ServerResponse) => {
    held.push((isFailing) => sendJson(response, isFailing ? 503 : 200, isFailing ? {} : body()));
  };
  let votes = 0;
  answer(LIST, (response) => sendJson(response, 200, cars));
  answer(
    MINE,
    hold(() => []),
  );
  answer(
    VOTE,
    hold(() => ({ entryId: `entry-${votes++}`, votes: 5 })),
  );
  const user = await openBoard();
  const calls = () => [callsOf(MINE), callsOf(VOTE)];
  await waitFor(() => expect(held).toHaveLength(1));
  return { user, calls, held };
}
const voteOf = async (name: string) =>
  (await row(name)).getByRole<HTMLButtonElement>('button', { name: /^Voted?$/ });

test('calls that identify this browser are sent one after another, because the first answer sets its cookie', async () => {
  const { user, calls, held } = await openWithHeldCalls();
  await user.click(await voteOf('Golf 7 R'));
  await user.click(await voteOf('Polo GTI'));
  // More than a call needs.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls()).toEqual([1, 0]);
  held.shift()?.();
  await waitFor(() => expect(held).toHaveLength(1));
  expect(calls()).toEqual([1, 1]);
  held.shift()?.();
  await waitFor(() => expect(calls()).toEqual([1, 2]));
  await waitFor(() => expect(held).toHaveLength(1));
  held.shift()?.();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Voted' })).toHaveLength(2));
});

test('a call that fails holds up no other', async () => {
  const { user, held } = await openWithHeldCalls();
  answer(VOTE, (response) => sendJson(response, 200, { entryId: 'entry-0', votes: 5 }));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await user.click(await voteOf('Golf 7 R'));
  held.shift()?.(true);
  await waitFor(async () => expect((await voteOf('Golf 7 R')).textContent).toBe('Voted'));
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});
