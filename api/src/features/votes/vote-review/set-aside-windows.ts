import type { SetAsideWindow } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { SET_ASIDE_WINDOWS_MAX } from './vote-limits.js';

/** SQL condition: a vote `v` is in a window `w` of its entry that is set aside. */
const IN_OPEN_WINDOW = `w.entry_id = v.entry_id AND w.brought_back_at IS NULL
  AND v.created_at >= w.starts_at AND v.created_at < w.ends_at`;

/** SQL condition: a vote `v` is set aside by any window. */
export const IS_SET_ASIDE = `EXISTS (SELECT FROM set_aside_windows w WHERE ${IN_OPEN_WINDOW})`;

/**
 * Number of votes that a window sets aside alone: those cast in it that no other window sets aside. The caller's
 * transaction must have locked the entry, so that no vote for it is being counted.
 */
export async function countVotesOfWindowAlone(manager: EntityManager, windowId: string): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM set_aside_windows this JOIN votes v ON v.entry_id = this.entry_id
       AND v.created_at >= this.starts_at AND v.created_at < this.ends_at
     WHERE this.id = $1
       AND NOT EXISTS (SELECT FROM set_aside_windows w WHERE w.id <> this.id AND ${IN_OPEN_WINDOW})`,
    [windowId],
  );
  return row?.count ?? 0;
}

interface WindowRow {
  readonly id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly votes: number;
  readonly reason: string;
  readonly set_aside_by: string;
  readonly set_aside_at: Date;
  readonly brought_back_by: string | null;
  readonly brought_back_at: Date | null;
}

/** Windows of an entry, the latest first; `windowId`: only this one. */
export async function readWindows(
  manager: EntityManager,
  entryId: string,
  windowId: string | null = null,
): Promise<SetAsideWindow[]> {
  const rows: WindowRow[] = await manager.query(
    `SELECT w.*, (SELECT count(*)::int FROM votes v WHERE v.entry_id = w.entry_id
        AND v.created_at >= w.starts_at AND v.created_at < w.ends_at) AS votes
     FROM set_aside_windows w WHERE entry_id = $1 AND ($2::uuid IS NULL OR id = $2)
     ORDER BY set_aside_at DESC, id DESC LIMIT ${SET_ASIDE_WINDOWS_MAX}`,
    [entryId, windowId],
  );
  return rows.map(toWindow);
}

function toWindow(row: WindowRow): SetAsideWindow {
  return {
    _id: row.id,
    from: row.starts_at.toISOString(),
    to: row.ends_at.toISOString(),
    votes: row.votes,
    reason: row.reason,
    setAsideBy: row.set_aside_by,
    setAsideAt: row.set_aside_at.toISOString(),
    broughtBackBy: row.brought_back_by,
    broughtBackAt: row.brought_back_at?.toISOString() ?? null,
  };
}
