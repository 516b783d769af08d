import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CAST_VOTES as CAST_VOTES_BEFORE } from './1770007600000-vote-review.js';

/** A rate limit's window that was started under a later clock no longer refuses votes until that clock's time. */
export class VoteLimitsClock1770008100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CAST_VOTES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CAST_VOTES_BEFORE);
  }
}

/**
 * The function of the migration before, but that a window also counts as ended when it would last longer than it can. As
 * in `ThrottlingService`, the clock is read once the row is locked: a window that another node started meanwhile ends
 * after `now_ms` and one length, and still goes on.
 */
export const CAST_VOTES = CAST_VOTES_BEFORE.replaceAll(
  'r.expire <= now_ms',
  `r.expire <= now_ms OR r.expire + now_ms - excluded.expire > (extract(epoch FROM clock_timestamp()) * 1000)::bigint`,
);
