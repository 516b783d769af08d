import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The speed of a car at the end of the quarter mile, in km/h; null where nobody gave it. */
export class TrapSpeed1770001500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE cars ADD trap_speed double precision CHECK (trap_speed BETWEEN 30 AND 500)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cars DROP COLUMN trap_speed');
  }
}
