import { type BoardQuery, type BoardView } from '@quartermile/core/domain';
import { boardPath } from './board-query.js';

/** A board and when it was loaded, in ms since 1970. */
interface ServedBoard {
  readonly path: string;
  readonly view: BoardView;
  readonly loadedAt: number;
}

let served: ServedBoard | null = null;

/**
 * Stores the board that was served with the page. The complete list is loaded when the browser is idle, and by then
 * it may be offline.
 */
export function rememberServedBoard(view: BoardView, query: BoardQuery): void {
  served = { path: boardPath(query), view, loadedAt: Date.now() };
}

/** The board that was served with the page, if it has this query; otherwise null. */
export function servedBoard(query: BoardQuery): ServedBoard | null {
  return served?.path === boardPath(query) ? served : null;
}
