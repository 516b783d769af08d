import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['videos', 'events', 'newsletter_issues'];

/** The time at which something is published. */
export class PublishAt1770010810000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.query(`ALTER TABLE ${table} ADD publish_at timestamptz`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN publish_at`);
  }
}
