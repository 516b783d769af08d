import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CAST_VOTES as CAST_VOTES_BEFORE } from './1770008100000-vote-limits-clock.js';

/**
 * Votes that were taken back, in a table of their own: whatever reads `votes` sees votes only. They keep their keys, so
 * that a call that is sent again is answered as before instead of being counted.
 */
export class WithdrawnVotes1770009900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE withdrawn_votes (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        entry_id uuid NOT NULL REFERENCES entries ON DELETE CASCADE,
        voter uuid NOT NULL,
        idempotency_key uuid,
        body_digest uuid,
        receipt integer,
        created_at timestamptz NOT NULL,
        withdrawn_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX withdrawn_votes_entry ON withdrawn_votes (entry_id);
      CREATE INDEX withdrawn_votes_key ON withdrawn_votes (idempotency_key) WHERE idempotency_key IS NOT NULL;
    `);
    await queryRunner.query(CAST_VOTES);
  }

  /** Votes that were taken back are forgotten. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CAST_VOTES_BEFORE);
    await queryRunner.query('DROP TABLE withdrawn_votes');
  }
}

const KNOWN_BEFORE = '(SELECT * FROM votes WHERE idempotency_key = i.key LIMIT 1)';
const KNOWN = `(
          SELECT voter, body_digest, receipt FROM votes WHERE idempotency_key = i.key
          UNION ALL SELECT voter, body_digest, receipt FROM withdrawn_votes WHERE idempotency_key = i.key
          LIMIT 1
        )`;

/**
 * The function of the migration before, but that the key of a vote that was taken back is known as well: its first answer
 * is given again, and nothing is counted.
 */
export const CAST_VOTES = CAST_VOTES_BEFORE.replace(KNOWN_BEFORE, KNOWN);
