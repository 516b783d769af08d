import type { Client } from '@quartermile/core/client';
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

/** Loads the leaderboard for a page that is rendered on the server. */
export async function loadBoard(client: Client, query: BoardQuery): Promise<LoadedBoard> {
  const view = viewBoard(await client.leaderboard.list(), query);
  return { view, staleSince: null };
}

/** Loads the leaderboard in the browser: the last one that was seen, when none can be had. */
export async function loadBoardOrLast(client: Client, query: BoardQuery): Promise<LoadedBoard> {
  try {
    return await loadBoard(client, query);
  } catch (error) {
    console.warn('The leaderboard could not be loaded.', error);
    const last = client.leaderboard.lastList();
    if (!last) return { view: null, staleSince: null };
    return { view: viewBoard(last.entries, query), staleSince: last.loadedAt };
  }
}

/** The board itself when it is there at once, else its promise. */
export async function boardOrPromise(
  board: Promise<LoadedBoard>,
): Promise<{ board: LoadedBoard | Promise<LoadedBoard> }> {
  return { board: (await valueOrPromise(board)).value };
}
