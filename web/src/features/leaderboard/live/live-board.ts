import { applyBoardChange, type BoardChange, type Entry } from '@quartermile/core/domain';
import type { GetClient } from '../../../platform/browser-client.js';
import { followBoard } from './follow-board.js';
import { glideRows } from './glide-rows.js';
import { noteEntries, noteVisit } from './last-visit.js';
import { watchStillMoments } from './still-moments.js';
import { addSummary } from './summary.js';

/**
 * Keeps an open board up to date: changes go into the client's list at once, and are shown once nothing is pressed or
 * read. Also finds what is new since the last visit.
 * @param board the element with the rows
 * @param show renders the leaderboard from the client's list
 * @returns stops
 */
export function startLiveBoard(board: Element, getClient: GetClient, show: () => void): () => void {
  const still = watchStillMoments(board);
  const summary = addSummary();
  let stopGliding = () => {};
  let isFirst = true;

  const showSoon = () =>
    still.next(() => {
      stopGliding();
      stopGliding = glideRows(board, show, summary.add);
    });
  const apply = async (change: BoardChange) => {
    const { leaderboard } = await getClient();
    leaderboard.updateList((entries) => applyBoardChange(entries, change));
    const list = leaderboard.lastList();
    if (list) noteEntries(list.entries);
    showSoon();
  };
  const load = async () => {
    const { leaderboard } = await getClient();
    const before = leaderboard.lastList()?.entries ?? [];
    const entries = await leaderboard.list({ refresh: true });
    noteEntries(entries);
    // The page may be a moment older than the first list.
    if (isFirst || !isSameList(before, entries)) showSoon();
    isFirst = false;
  };
  const stopFollowing = followBoard({ apply: (change) => void apply(change).catch(logFailure), load });
  const noteVisible = () => noteVisit();
  noteVisible();
  document.addEventListener('visibilitychange', noteVisible);
  return () => {
    document.removeEventListener('visibilitychange', noteVisible);
    stopFollowing();
    still.stop();
    stopGliding();
    summary.remove();
  };
}

function isSameList(one: readonly Entry[], other: readonly Entry[]): boolean {
  return one.length === other.length && JSON.stringify(one) === JSON.stringify(other);
}

const logFailure = (error: unknown): void => console.warn('A change of the board could not be shown.', error);
