import { Injectable } from '@nestjs/common';
import type { VoteReceipt } from '@quartermile/core/domain';
import { CountsRevision } from '../../platform/cache/counts-revision.js';
import { lockRow } from '../../platform/database/lock-row.js';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { EntryEntity } from '../runs/index.js';
import { PausesService } from './pauses.service.js';
import { IS_SET_ASIDE } from './vote-review/set-aside-windows.js';

/**
 * Moves a browser's vote ($2) for an entry ($1) to the withdrawn ones, and takes it out of every number that it is part
 * of: of the entry, or what is set aside of it, and of its quarter of an hour. No row if there is no such vote.
 */
const WITHDRAW = `
  WITH taken AS (
    DELETE FROM votes v WHERE entry_id = $1 AND voter = $2
    RETURNING entry_id, voter, idempotency_key, body_digest, receipt, created_at, ${IS_SET_ASIDE} AS is_set_aside
  ), kept AS (
    INSERT INTO withdrawn_votes (entry_id, voter, idempotency_key, body_digest, receipt, created_at)
    SELECT entry_id, voter, idempotency_key, body_digest, receipt, created_at FROM taken
  ), quarter AS (
    UPDATE vote_quarters q SET votes = q.votes - 1 FROM taken t
    WHERE q.entry_id = t.entry_id AND q.quarter = date_bin('15 minutes', t.created_at, 'epoch') AND q.votes > 0
  ), changed AS (
    UPDATE entries e SET votes = e.votes - CASE WHEN is_set_aside THEN 0 ELSE 1 END,
      votes_set_aside = e.votes_set_aside - CASE WHEN is_set_aside THEN 1 ELSE 0 END
    FROM taken t WHERE e.id = t.entry_id RETURNING e.votes
  ) SELECT votes FROM changed`;

/**
 * Takes votes back. Each one locks its entry, as `cast_votes` does: a vote and a withdrawal of the same browser are
 * done one after the other, whichever comes first.
 */
@Injectable()
export class VoteWithdrawals {
  constructor(
    private readonly transactions: Transactions,
    private readonly counts: CountsRevision,
    private readonly pauses: PausesService,
  ) {}

  /**
   * Takes a browser's vote back. It may vote for the entry again afterwards.
   * @param voter the browser's id; null if it has none
   * @returns the entry's votes without it
   * @throws AppError `not_found` (404), `not_voted` (409) for a vote that does not exist or is not this browser's,
   * `votes_paused` (409), because the vote could not be given again
   */
  async withdraw(entryId: string, voter: string | null): Promise<VoteReceipt> {
    const votes = await this.transactions.run(async (manager) => {
      const { id } = await lockRow(manager, EntryEntity, entryId);
      if ((await this.pauses.read(manager)).votes) throw new AppError('votes_paused');
      const [row]: { votes: number }[] = await manager.query(WITHDRAW, [id, voter]);
      if (!row) throw new AppError('not_voted');
      return row.votes;
    });
    await this.transactions.afterCommit(() => this.counts.changed([entryId]));
    return { entryId, votes };
  }
}
