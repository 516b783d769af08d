import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who led the board by votes, from when to when. Nothing is known about the time before: leads are noted from now on. */
export class VoteLeads1770009400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE vote_leads (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        category text NOT NULL CHECK (category = 'Votes by Viewers'),
        drivetrain text CHECK (drivetrain IN ('FWD', 'AWD', 'RWD')),
        vehicle_id uuid REFERENCES vehicles ON DELETE CASCADE,
        votes integer NOT NULL CHECK (votes > 0),
        since timestamptz NOT NULL,
        until timestamptz CHECK (until >= since),
        is_confirmed boolean NOT NULL DEFAULT false,
        CHECK (vehicle_id IS NOT NULL OR until IS NOT NULL),
        CHECK (is_confirmed OR until IS NULL)
      );
      CREATE UNIQUE INDEX vote_leads_open ON vote_leads (category, drivetrain, is_confirmed) NULLS NOT DISTINCT
        WHERE until IS NULL;
      CREATE INDEX vote_leads_vehicle ON vote_leads (vehicle_id);`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE vote_leads');
  }
}
