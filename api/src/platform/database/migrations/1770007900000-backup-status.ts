import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The state of the scheduled backups, for all nodes: at most one row. */
export class BackupStatus1770007900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE backup_status (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        succeeded_at timestamptz,
        file text,
        bytes bigint,
        stored_count integer,
        failed_at timestamptz,
        failure text,
        failures integer NOT NULL DEFAULT 0,
        next_try_at timestamptz
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE backup_status');
  }
}
