import type { Client } from '@quartermile/core/client';
import { type Entry, OTHER_ENTRIES_STEP } from '@quartermile/core/domain';
import type { GetClient } from '../../platform/browser-client.js';
import { type BoardQuery, readBoardQuery } from './board-query.js';
import { type BoardView, type Place, viewBoard } from './board-view.js';
import { entriesOrLast, type LoadedBoard, noBoard } from './load-board.js';

/** An entry's board around the entry, with as many rows as any other page, and its place there. */
export interface EntryBoard {
  readonly query: BoardQuery;
  readonly view: BoardView;
  readonly place: Place;
}

/** The page of one entry. `found` is null when nothing is known of it, `isMissing` when there is no such entry. */
export interface EntryPage {
  readonly board: LoadedBoard;
  readonly found: Pick<EntryBoard, 'query' | 'place'> | null;
  readonly isMissing: boolean;
}

/** Finds an entry and its board among all entries; null when there is no such entry. */
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

/** Half of a window stands above the entry; one that is near the top is shown from there. */
function startOfWindow(index: number): number {
  return index < OTHER_ENTRIES_STEP ? 0 : index - OTHER_ENTRIES_STEP / 2;
}

/** Loads the page of an entry for a page that is rendered on the server. */
export async function loadEntry(client: Client, entryId: string): Promise<EntryPage> {
  return toPage(viewEntry(await client.leaderboard.list(), entryId), null);
}

/** Loads it in the browser; an entry that the client's copy lacks may be newer than that. */
export async function loadEntryOrLast(getClient: GetClient, entryId: string): Promise<EntryPage> {
  const known = await entriesOrLast(getClient);
  if (!known) return { board: noBoard, found: null, isMissing: false };
  const found = viewEntry(known.entries, entryId);
  if (found || known.staleSince !== null) return toPage(found, known.staleSince);
  try {
    const { leaderboard } = await getClient();
    return toPage(viewEntry(await leaderboard.list({ refresh: true }), entryId), null);
  } catch (error) {
    console.warn('The leaderboard could not be loaded.', error);
    return { board: noBoard, found: null, isMissing: false };
  }
}

function toPage(found: EntryBoard | null, staleSince: number | null): EntryPage {
  if (!found) return { board: noBoard, found: null, isMissing: true };
  const { view, ...rest } = found;
  return { board: { view, staleSince }, found: rest, isMissing: false };
}
