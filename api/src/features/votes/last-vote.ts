import type { Category } from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import { IS_SET_ASIDE } from './vote-review/set-aside-windows.js';

/** Newest votes among which an overlay looks for the last one of a board. */
const LAST_VOTES_SEARCHED = 1000;

/**
 * The id of the entry that got the last vote that counts, and nothing about who cast it; null without one among the
 * newest votes.
 * @param category the board of the entry; null: any
 */
export async function readLastVotedEntry(
  dataSource: DataSource,
  category: Category | null,
): Promise<string | null> {
  const [row]: { id: string }[] = await dataSource.query(
    `SELECT v.entry_id AS id
     FROM (SELECT entry_id, created_at FROM votes ORDER BY created_at DESC LIMIT ${LAST_VOTES_SEARCHED}) v
       JOIN entries ON entries.id = v.entry_id
     WHERE ($1::text IS NULL OR category = $1) AND NOT ${IS_SET_ASIDE}
     ORDER BY v.created_at DESC, v.entry_id DESC LIMIT 1`,
    [category],
  );
  return row?.id ?? null;
}
