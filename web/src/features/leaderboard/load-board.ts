import type { Client } from '@quartermile/core/client';
import type { Entry } from '@quartermile/core/domain';
import type { GetClient } from '../../platform/browser-client.js';
import { storedBoard } from '../../platform/stored-board.js';
import { isOnline } from '../../platform/use-online.js';
import { valueOrPromise } from '../../platform/value-or-promise.js';
import type { BoardQuery } from './board-query.js';
import { type BoardView, viewBoard } from './board-view.js';

/** What is known of the leaderboard. */
export interface LoadedBoard {
  /** Null when it could not be loaded. */
  readonly view: BoardView | null;
  /** When the view was loaded (ms since 1970), if it is an old one shown for want of a connection. */
  readonly staleSince: number | null;
}

/** A leaderboard that could not be loaded. */
export const noBoard: LoadedBoard = { view: null, staleSince: null };

/** All entries, and since when they are old where they are. */
export interface KnownEntries extends Pick<LoadedBoard, 'staleSince'> {
  readonly entries: readonly Entry[];
}

/** Loads the leaderboard for a page that is rendered on the server. */
export async function loadBoard(client: Client, query: BoardQuery): Promise<LoadedBoard> {
  const view = viewBoard(await client.leaderboard.list(), query);
  return { view, staleSince: null };
}

/** Loads the leaderboard in the browser: the last one that was seen, when none can be had. */
export async function loadBoardOrLast(getClient: GetClient, query: BoardQuery): Promise<LoadedBoard> {
  const known = await entriesOrLast(getClient);
  return known ? { view: viewBoard(known.entries, query), staleSince: known.staleSince } : noBoard;
}

/** All entries in the browser: the last ones that were seen, when none can be had; null without any. */
export async function entriesOrLast(getClient: GetClient): Promise<KnownEntries | null> {
  // Even the client's code may be missing: then what it last stored is read without it.
  const leaderboard = await getClient().then((client) => client.leaderboard, logFailure);
  // What is known to be offline need not be found out by trying.
  const entries = leaderboard && isOnline() ? await leaderboard.list().catch(logFailure) : undefined;
  if (entries) return { entries, staleSince: null };
  const last = leaderboard ? leaderboard.lastList() : storedBoard.read();
  return last && { entries: last.entries, staleSince: last.loadedAt };
}

function logFailure(error: unknown): void {
  console.warn('The leaderboard could not be loaded.', error);
}

/** The board itself when it is there at once, else its promise. */
export async function boardOrPromise(
  board: Promise<LoadedBoard>,
): Promise<{ board: LoadedBoard | Promise<LoadedBoard> }> {
  return { board: (await valueOrPromise(board)).value };
}
