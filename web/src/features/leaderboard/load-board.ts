import type { Client } from '@quartermile/core/client';
import type { Entry } from '@quartermile/core/domain';
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
export async function loadBoardOrLast(client: Client, query: BoardQuery): Promise<LoadedBoard> {
  const known = await entriesOrLast(client);
  return known ? { view: viewBoard(known.entries, query), staleSince: known.staleSince } : noBoard;
}

/** All entries in the browser: the last ones that were seen, when none can be had; null without any. */
export async function entriesOrLast(client: Client): Promise<KnownEntries | null> {
  // What is known to be offline need not be found out by trying.
  if (!isOnline()) return lastEntries(client);
  try {
    return { entries: await client.leaderboard.list(), staleSince: null };
  } catch (error) {
    console.warn('The leaderboard could not be loaded.', error);
    return lastEntries(client);
  }
}

/** The board itself when it is there at once, else its promise. */
export async function boardOrPromise(
  board: Promise<LoadedBoard>,
): Promise<{ board: LoadedBoard | Promise<LoadedBoard> }> {
  return { board: (await valueOrPromise(board)).value };
}

function lastEntries(client: Client): KnownEntries | null {
  const last = client.leaderboard.lastList();
  return last && { entries: last.entries, staleSince: last.loadedAt };
}
