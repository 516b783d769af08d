import type { BoardChange, Entry } from '@quartermile/core/domain';
import type { GetClient } from '../../../platform/browser-client.js';
import { applyBoardChange } from './board-change.js';
import { followBoard } from './follow-board.js';
import { glideRows } from './glide-rows.js';
import { noteEntries, noteVisit } from './last-visit.js';
import type { NewEntries } from './new-entries.js';
import { watchStillMoments } from './still-moments.js';
import { addSummary } from './summary.js';

/** The element with the rows. */
const BOARD_ID = 'board';

/**
 * Keeps an open board up to date: changes go into the client's list at once, and are shown once nothing is pressed or
 * read. Also finds what is new since the last visit.
 * @param show renders the leaderboard from the client's list
 * @param writeNew stores what is new since the last visit; passed, because a module that this code shared with the page
 *   would be a file of its own in the first load
 * @param signal stops everything
 */
export function startLiveBoard(
  getClient: GetClient,
  show: () => void,
  writeNew: (found: NewEntries) => void,
  signal: AbortSignal,
): void {
  const board = signal.aborted ? null : document.getElementById(BOARD_ID);
  if (!board) return;
  const still = watchStillMoments(board);
  const summary = addSummary();
  let stopGliding = () => {};
  let isFirst = true;

  const note = (entries: readonly Entry[]) => {
    const found = noteEntries(entries);
    if (found) writeNew(found);
  };
  const showSoon = () =>
    still.next(() => {
      stopGliding();
      stopGliding = glideRows(board, show, summary.add);
    });
  const apply = async (change: BoardChange) => {
    const { leaderboard } = await getClient();
    leaderboard.updateList((entries) => applyBoardChange(entries, change));
    const list = leaderboard.lastList();
    if (list) note(list.entries);
    showSoon();
  };
  const load = async () => {
    const { leaderboard } = await getClient();
    const before = leaderboard.lastList()?.entries ?? [];
    const entries = await leaderboard.list({ refresh: true });
    note(entries);
    // The page may be a moment older than the first list.
    if (isFirst || !isSameList(before, entries)) showSoon();
    isFirst = false;
  };
  const stopFollowing = followBoard({ apply: (change) => void apply(change).catch(logFailure), load });
  noteVisit();
  document.addEventListener('visibilitychange', () => noteVisit(), { signal });
  signal.addEventListener('abort', () => {
    stopFollowing();
    still.stop();
    stopGliding();
    summary.remove();
  });
}

function isSameList(one: readonly Entry[], other: readonly Entry[]): boolean {
  return one.length === other.length && JSON.stringify(one) === JSON.stringify(other);
}

const logFailure = (error: unknown): void => console.warn('A change of the board could not be shown.', error);
