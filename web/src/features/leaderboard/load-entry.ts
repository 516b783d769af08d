import type { Client } from '@quartermile/core/client';
import { type Entry, OTHER_ENTRIES_STEP } from '@quartermile/core/domain';
import type { GetClient } from '../../platform/browser-client.js';
import { type BoardQuery, readBoardQuery } from './board-query.js';
import { type BoardView, type Place, viewBoard } from './board-view.js';
import { entriesOrLast, type KnownEntries, type LoadedBoard, noBoard } from './load-board.js';

/** An entry's position, and the part of its board around it, with as many rows as any other page. */
export interface EntryBoard {
  readonly query: BoardQuery;
  readonly view: BoardView;
  readonly place: Place;
}

/**
 * An entry's page. `match` is null when the entry could not be loaded or does not exist; `isMissing` is true only
 * when it does not exist, and then the page shows the default board.
 */
export interface EntryPage {
  readonly board: LoadedBoard;
  readonly match: Pick<EntryBoard, 'query' | 'place'> | null;
  readonly isMissing: boolean;
}

/** Finds an entry and its board; null when there is no such entry. */
export function viewEntry(entries: readonly Entry[], entryId: string): EntryBoard | null {
  const category = entries.find(({ _id }) => _id === entryId)?.category;
  if (!category) return null;
  const all = { ...readBoardQuery(new URLSearchParams()), category, others: entries.length };
  const { top, others } = viewBoard(entries, all);
  const isWanted = ({ entry }: Place): boolean => entry._id === entryId;
  const place = [...top, ...others].find(isWanted);
  if (!place) return null;
  const query = { ...all, from: startOfWindow(others.findIndex(isWanted)), others: OTHER_ENTRIES_STEP };
  return { query, view: viewBoard(entries, query), place };
}

/** Centres the window on the entry; entries near the top are shown from the start. */
function startOfWindow(index: number): number {
  return index < OTHER_ENTRIES_STEP ? 0 : index - OTHER_ENTRIES_STEP / 2;
}

/** Loads an entry's page for server-side rendering. */
export async function loadEntry(client: Client, entryId: string): Promise<EntryPage> {
  return toPage({ entries: await client.leaderboard.list(), staleSince: null }, entryId);
}

/** Loads it in the browser. Reloads the list when it lacks the entry, which may be newer. */
export async function loadEntryOrLast(getClient: GetClient, entryId: string): Promise<EntryPage> {
  const known = await entriesOrLast(getClient);
  if (!known) return { board: noBoard, match: null, isMissing: false };
  if (known.staleSince !== null || viewEntry(known.entries, entryId)) return toPage(known, entryId);
  try {
    const { leaderboard } = await getClient();
    return toPage({ entries: await leaderboard.list({ refresh: true }), staleSince: null }, entryId);
  } catch (error) {
    console.warn('The leaderboard could not be loaded.', error);
    return { board: noBoard, match: null, isMissing: false };
  }
}

/** An entry that an outdated list lacks may be newer, so it is not reported as missing. */
function toPage({ entries, staleSince }: KnownEntries, entryId: string): EntryPage {
  const match = viewEntry(entries, entryId);
  const view = match?.view ?? viewBoard(entries, readBoardQuery(new URLSearchParams()));
  return {
    board: { view, staleSince },
    match: match && { query: match.query, place: match.place },
    isMissing: !match && staleSince === null,
  };
}
