import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was read from the proof of each car, and the queue of the slips to read. Submissions that are pending already
 * are read as well.
 */
export class SlipReadings1770008200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE slip_readings (
        car_id uuid PRIMARY KEY REFERENCES cars (id) ON DELETE CASCADE,
        state text NOT NULL DEFAULT 'waiting' CONSTRAINT slip_readings_state
          CHECK (state IN ('waiting', 'reading', 'read', 'unreadable', 'failed')),
        figures jsonb NOT NULL DEFAULT '[]',
        attempts integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        finished_at timestamptz
      );
      CREATE INDEX slip_readings_unfinished ON slip_readings (created_at) WHERE state IN ('waiting', 'reading');
      INSERT INTO slip_readings (car_id, created_at)
        SELECT id, created_at FROM cars WHERE status = 'pending' AND proof_image IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE slip_readings');
  }
}
