import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a car's engine gets its air; null where it is unknown. */
export class Aspiration1770009300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cars ADD aspiration text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cars DROP aspiration');
  }
}
