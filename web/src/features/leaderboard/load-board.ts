import type { Client } from '@quartermile/core/client';
import {
  type BoardQuery,
  type BoardView,
  type Entry,
  startOfToday,
  viewBoard,
} from '@quartermile/core/domain';
import type { GetClient } from '../../platform/browser-client.js';
import { nextPaint } from '../../platform/start/when-idle.js';
import { storedBoard } from '../../platform/stored-board.js';
import { isOnline } from '../../platform/use-online.js';
import { valueOrPromise } from '../../platform/value-or-promise.js';
import { withReceipts } from '../../votes/vote-receipts.js';
import { servedBoard } from './served-board.js';

/** The leaderboard as far as it could be loaded. */
export interface LoadedBoard {
  /** Null when it could not be loaded. */
  readonly view: BoardView | null;
  /** When the view was loaded (ms since 1970), if it is an outdated one shown while offline; otherwise null. */
  readonly staleSince: number | null;
  /** Start of the day of this view in the site's time zone, ms since 1970: marks and held days count from it. */
  readonly today: number;
}

/** A leaderboard that could not be loaded. */
export const noBoard: LoadedBoard = { view: null, staleSince: null, today: 0 };

/** A board of today. */
export function boardOfToday(view: BoardView, staleSince: number | null = null): LoadedBoard {
  return { view, staleSince, today: startOfToday(Date.now()) };
}

/** All entries, and when they were loaded if they are outdated. */
export interface KnownEntries extends Pick<LoadedBoard, 'staleSince'> {
  readonly entries: readonly Entry[];
}

/** Loads the leaderboard for server-side rendering. */
export async function loadBoard(client: Client, query: BoardQuery): Promise<LoadedBoard> {
  const { view } = await client.leaderboard.board(query);
  return boardOfToday(view);
}

/** Loads the leaderboard in the browser; falls back to the last one loaded. */
export async function loadBoardOrLast(getClient: GetClient, query: BoardQuery): Promise<LoadedBoard> {
  const known = await entriesOrLast(getClient);
  if (known) return boardOfToday(viewBoard(known.entries, query), known.staleSince);
  const served = servedBoard(query);
  return served ? boardOfToday(served.view, served.loadedAt) : noBoard;
}

/** Like {@link loadBoardOrLast}, once the press that requested it is painted: ranking takes as long as a frame. */
export async function loadBoardAfterPaint(getClient: GetClient, query: BoardQuery): Promise<LoadedBoard> {
  await nextPaint();
  return loadBoardOrLast(getClient, query);
}

/** All entries in the browser; falls back to the last ones loaded. Null if there are none. */
export async function entriesOrLast(getClient: GetClient): Promise<KnownEntries | null> {
  // If the client's code cannot be loaded either, its stored list is read without it.
  const leaderboard = await getClient().then((client) => client.leaderboard, logFailure);
  // Skips a request that would fail.
  const entries = leaderboard && isOnline() ? await leaderboard.list().catch(logFailure) : undefined;
  if (entries) return { entries: withReceipts(entries), staleSince: null };
  const last = leaderboard ? leaderboard.lastList() : storedBoard.read();
  return last && { entries: last.entries, staleSince: last.loadedAt };
}

function logFailure(error: unknown): void {
  console.warn('The leaderboard could not be loaded.', error);
}

/** The board if it resolves quickly, otherwise its promise. */
export async function boardOrPromise(
  board: Promise<LoadedBoard>,
): Promise<{ board: LoadedBoard | Promise<LoadedBoard> }> {
  return { board: (await valueOrPromise(board)).value };
}
