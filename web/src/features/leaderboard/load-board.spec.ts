import { createClient, type EntryListStore, NetworkError } from '@quartermile/core/client';
import { type BoardQuery, viewBoard } from '@quartermile/core/domain';
import { buildEntry, scriptTransport } from '@quartermile/core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedBoard } from '../../platform/stored-board.js';
import { readBoardQuery } from './board-query.js';
import {
  boardOrPromise,
  type LoadedBoard,
  loadBoardAfterPaint,
  loadBoardOrLast,
  noBoard,
} from './load-board.js';
import { rememberServedBoard } from './served-board.js';

const query = readBoardQuery(new URLSearchParams());
const loadedAt = Date.parse('2026-11-20T10:00:00Z');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function offlineClient(stored: ReturnType<EntryListStore['read']>) {
  const { transport } = scriptTransport('no connection');
  const entryListStore = { read: () => stored, write: () => {} };
  return createClient({ transport, baseUrl: 'http://site.test', entryListStore });
}

async function loadOffline(
  stored: ReturnType<EntryListStore['read']>,
  wanted: BoardQuery = query,
): Promise<LoadedBoard> {
  const board = loadBoardOrLast(async () => offlineClient(stored), wanted);
  await vi.runAllTimersAsync();
  return board;
}

test('without a connection the last board stands in, and says how old it is', async () => {
  const board = await loadOffline({ entries: [buildEntry()], loadedAt });
  expect(board.staleSince).toBe(loadedAt);
  expect(board.view?.cars).toBe(1);
});

test('without a connection and without a last board there is none', async () => {
  expect(await loadOffline(null)).toEqual(noBoard);
});

test('where even the code of the client does not come, the last board stands in', async () => {
  const noCode = () => Promise.reject(new NetworkError('connection'));
  expect(await loadBoardOrLast(noCode, query)).toEqual(noBoard);
  storedBoard.write({ entries: [buildEntry()], loadedAt });
  expect(await loadBoardOrLast(noCode, query)).toMatchObject({ view: { cars: 1 }, staleSince: loadedAt });
  localStorage.clear();
});

test('a damaged last board is none, not an error', async () => {
  const noCode = () => Promise.reject(new NetworkError('connection'));
  localStorage.setItem('quartermile.leaderboard', '{"entries":{},"loadedAt":0}');
  expect(await loadBoardOrLast(noCode, query)).toEqual(noBoard);
  localStorage.clear();
});

test('a board is ranked after the press that requested it is painted', async () => {
  const getClient = vi.fn(async () => offlineClient({ entries: [buildEntry()], loadedAt }));
  let isPainted = false;
  requestAnimationFrame(() => {
    isPainted = true;
    expect(getClient).not.toHaveBeenCalled();
  });
  const board = loadBoardAfterPaint(getClient, query);
  await vi.runAllTimersAsync();
  expect(isPainted).toBe(true);
  expect((await board).view?.cars).toBe(1);
});

test('a board is ranked in a hidden page, which is not painted', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const board = loadBoardAfterPaint(async () => offlineClient({ entries: [buildEntry()], loadedAt }), query);
  await vi.runAllTimersAsync();
  vi.unstubAllGlobals();
  expect((await board).view?.cars).toBe(1);
});

test('a quick board comes as it is, a slow one as a promise', async () => {
  const quick: LoadedBoard = { view: null, staleSince: null, today: 0 };
  expect((await boardOrPromise(Promise.resolve(quick))).board).toBe(quick);
  const slow = new Promise<LoadedBoard>((resolve) => setTimeout(resolve, 1000, quick));
  const pending = boardOrPromise(slow);
  await vi.advanceTimersByTimeAsync(200);
  expect((await pending).board).toBe(slow);
});

test('without a connection and a last list the board that came with the page stands in, for its query only', async () => {
  const served = { ...query, drivetrain: 'AWD' } as const;
  vi.setSystemTime(loadedAt);
  rememberServedBoard(viewBoard([buildEntry()], served), served);
  const board = await loadOffline(null, served);
  expect(board.staleSince).toBe(loadedAt);
  expect(board.view?.cars).toBe(1);
  const other = { ...served, category: 'Our Drag Races' } as const;
  expect(await loadOffline(null, other)).toEqual(noBoard);
  const list = { entries: [buildEntry(), buildEntry({ _id: 'entry-2' })], loadedAt };
  expect((await loadOffline(list, served)).view?.cars).toBe(2);
});
