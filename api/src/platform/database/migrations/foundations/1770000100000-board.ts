import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cars, their leaderboard entries, and votes. */
export class Board1770000100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE cars (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        name text,
        owner text,
        cellphone text,
        image text,
        proof_image text,
        time text,
        world_facts text,
        world_facts_source text,
        drivetrain text NOT NULL CHECK (drivetrain IN ('FWD', 'AWD', 'RWD')),
        description text,
        factory_zero_to_hundred text,
        factory_quarter_mile text,
        factory_power text,
        factory_torque text,
        factory_weight text,
        factory_year text,
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
        requested_categories text[] NOT NULL DEFAULT '{}',
        rejection_reason text,
        reviewed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (name IS NOT NULL OR owner IS NOT NULL)
      );
      CREATE INDEX cars_status ON cars (status, created_at);
      CREATE INDEX cars_image ON cars (image);
      CREATE INDEX cars_proof_image ON cars (proof_image);
    `);
    await queryRunner.query(`
      CREATE TABLE entries (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        category text NOT NULL CHECK (category IN ('World Facts', 'Our Drag Races', 'Votes by Viewers')),
        votes integer NOT NULL DEFAULT 0 CHECK (votes >= 0),
        car_id uuid NOT NULL REFERENCES cars ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (car_id, category)
      );
      CREATE TABLE votes (
        entry_id uuid NOT NULL REFERENCES entries ON DELETE CASCADE,
        voter uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (entry_id, voter)
      );
      CREATE INDEX votes_voter ON votes (voter);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE votes, entries, cars');
  }
}
