import { OTHER_ENTRIES_STEP } from '../limits.js';
import { type BoardQuery, defaultBoardQuery } from './board-query.js';
import {
  type BoardSelection,
  type BoardView,
  choicesOfBoard,
  countByCategory,
  type Place,
  selectPlaces,
  viewSelection,
} from './board-view.js';
import type { Entry } from './entry.js';
import { placesOfBoard } from './rank-entries.js';

/** An entry's position, and the query for the rows around it, as many as any other page shows. */
export interface EntryMatch {
  readonly query: BoardQuery;
  readonly place: Place;
}

/** What a page of the leaderboard shows. `match` is null unless it is the page of an existing entry. */
export interface BoardPage {
  readonly match: EntryMatch | null;
  readonly view: BoardView;
}

/** The page of an entry. */
export interface EntryBoard extends BoardPage {
  readonly match: EntryMatch;
}

/** Finds an entry and its board; null when there is no such entry. */
export function viewEntry(entries: readonly Entry[], entryId: string): EntryBoard | null {
  const category = entries.find(({ _id }) => _id === entryId)?.category;
  if (!category) return null;
  const places = placesOfBoard(entries, category);
  const board = selectPlaces(places, defaultBoardQuery);
  const match = findEntry(board, entryId);
  const unfiltered = { counts: countByCategory(entries), choices: choicesOfBoard(places) };
  return match && { match, view: viewSelection(board, match.query, unfiltered) };
}

/** The place of an entry on its whole board, and the query for the rows around it; null if it is not there. */
export function findEntry({ top, others }: BoardSelection, entryId: string): EntryMatch | null {
  const isWanted = ({ entry }: Place): boolean => entry._id === entryId;
  const index = others.findIndex(isWanted);
  const place = index < 0 ? top.find(isWanted) : others[index];
  if (!place) return null;
  const { category } = place.entry;
  return { query: { ...defaultBoardQuery, category, from: startOfWindow(index) }, place };
}

/** Centres the window on the entry; entries near the top are shown from the start. */
function startOfWindow(index: number): number {
  return index < OTHER_ENTRIES_STEP ? 0 : index - OTHER_ENTRIES_STEP / 2;
}
