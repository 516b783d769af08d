import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rows that are demo content (docs/decisions/0041), and when the administrator completed the setup. `kind` is the
 * subject type of the activity list, `id` the row's id.
 */
export class SiteSetup1770001300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE demo_content (
        kind text NOT NULL CHECK (kind IN ('car', 'video', 'sponsor', 'event', 'past-event', 'site')),
        id text NOT NULL,
        PRIMARY KEY (kind, id)
      )
    `);
    await queryRunner.query('ALTER TABLE site_profile ADD COLUMN setup_finished_at timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_profile DROP COLUMN setup_finished_at');
    await queryRunner.query('DROP TABLE demo_content');
  }
}
