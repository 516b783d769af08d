import type { EntityManager } from 'typeorm';
import type { EntryEntity } from '../runs/index.js';
import { IS_SET_ASIDE } from './vote-review/set-aside-windows.js';

/**
 * Gives the votes of an entry to another one, with the windows that set some aside; both are locked. A browser that
 * voted for both counts once. The first entry is to be deleted afterwards.
 */
export async function mergeVotes(manager: EntityManager, from: EntryEntity, to: EntryEntity): Promise<void> {
  const ids = [from.id, to.id];
  await manager.query(
    `UPDATE votes v SET entry_id = $2 WHERE entry_id = $1
       AND NOT EXISTS (SELECT FROM votes WHERE entry_id = $2 AND voter = v.voter)`,
    ids,
  );
  await manager.query('UPDATE withdrawn_votes SET entry_id = $2 WHERE entry_id = $1', ids);
  await manager.query('UPDATE set_aside_windows SET entry_id = $2 WHERE entry_id = $1', ids);
  await manager.query(
    `INSERT INTO vote_quarters (quarter, entry_id, votes)
       SELECT quarter, $2, votes FROM vote_quarters WHERE entry_id = $1
     ON CONFLICT (quarter, entry_id) DO UPDATE SET votes = vote_quarters.votes + excluded.votes`,
    ids,
  );
  await manager.query(
    `INSERT INTO vote_bursts (entry_id, quarter) SELECT $2, quarter FROM vote_bursts WHERE entry_id = $1
     ON CONFLICT DO NOTHING`,
    ids,
  );
  await manager.query(
    `UPDATE entries SET (votes, votes_set_aside) = (
       SELECT count(*) FILTER (WHERE NOT ${IS_SET_ASIDE}), count(*) FILTER (WHERE ${IS_SET_ASIDE})
       FROM votes v WHERE v.entry_id = $1) WHERE id = $1`,
    [to.id],
  );
}
