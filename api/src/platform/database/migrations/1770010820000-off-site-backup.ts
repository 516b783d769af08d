import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The state of the backups in the bucket, for all nodes: at most one row. */
export class OffSiteBackup1770010820000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE off_site_backup (
        LIKE backup_status INCLUDING ALL,
        recipient text,
        proved_at timestamptz,
        proof_failure text
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE off_site_backup');
  }
}
