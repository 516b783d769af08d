import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The times of runs on the boards that rank by time, from when to when. Those of today are there since the approval of
 * the run, and not before the entry that shows it. Of runs that were deleted or taken off before, nothing is known.
 */
export class Lineage1770008900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CREATE_TABLE);
    await queryRunner.query(FILL);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE board_times');
  }
}

const CREATE_TABLE = `
  CREATE TABLE board_times (
    id uuid PRIMARY KEY DEFAULT uuidv7(),
    category text NOT NULL CHECK (category IN ('World Facts', 'Our Drag Races')),
    drivetrain text NOT NULL CHECK (drivetrain IN ('FWD', 'AWD', 'RWD')),
    seconds double precision NOT NULL,
    shown text NOT NULL,
    car_id uuid REFERENCES cars ON DELETE CASCADE,
    vehicle_id uuid REFERENCES vehicles ON DELETE SET NULL,
    since timestamptz NOT NULL,
    until timestamptz CHECK (until >= since),
    CHECK (car_id IS NULL OR vehicle_id IS NULL),
    CHECK (car_id IS NOT NULL OR until IS NOT NULL)
  );
  CREATE UNIQUE INDEX board_times_open ON board_times (car_id, category) WHERE until IS NULL;
  CREATE INDEX board_times_car ON board_times (car_id);
  CREATE INDEX board_times_vehicle ON board_times (vehicle_id) WHERE vehicle_id IS NOT NULL;`;

/** Plain numbers only: `rankingTime` reads no other text from forms. */
const FILL = String.raw`
  INSERT INTO board_times (category, drivetrain, seconds, shown, car_id, since)
  SELECT category, drivetrain, shown::float8, shown, car_id, since FROM (
    SELECT category, drivetrain, cars.id AS car_id,
      greatest(entries.created_at, cars.reviewed_at) AS since,
      CASE WHEN time ~ number THEN time WHEN world_facts ~ number THEN world_facts END AS shown
    FROM cars JOIN entries ON entries.vehicle_id = cars.vehicle_id AND category = ANY (approved_categories),
      (VALUES ('^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$')) AS texts (number)
    WHERE status = 'approved' AND category IN ('World Facts', 'Our Drag Races')
  ) AS runs WHERE shown IS NOT NULL
  ORDER BY since;`;
