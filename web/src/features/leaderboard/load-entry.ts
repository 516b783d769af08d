import type { Client } from '@quartermile/core/client';
import { defaultBoardQuery, type EntryMatch, viewBoard, viewEntry } from '@quartermile/core/domain';
import type { GetClient } from '../../platform/browser-client.js';
import { boardOfToday, entriesOrLast, type KnownEntries, type LoadedBoard, noBoard } from './load-board.js';

/**
 * An entry's page. `match` is null when the entry could not be loaded or does not exist; `isMissing` is true only
 * when it does not exist, and then the page shows the default board.
 */
export interface EntryPage {
  readonly board: LoadedBoard;
  readonly match: EntryMatch | null;
  readonly isMissing: boolean;
}

/** Loads an entry's page for server-side rendering. */
export async function loadEntry(client: Client, entryId: string): Promise<EntryPage> {
  const { match, view } = await client.leaderboard.entryBoard(entryId);
  return { board: boardOfToday(view), match, isMissing: !match };
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
  const page = viewEntry(entries, entryId);
  const view = page?.view ?? viewBoard(entries, defaultBoardQuery);
  return {
    board: boardOfToday(view, staleSince),
    match: page?.match ?? null,
    isMissing: !page && staleSince === null,
  };
}
