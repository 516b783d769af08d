import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures whose files could not be deleted yet, for all nodes and commands. */
export class PictureDeletions1770010600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE picture_deletions (
        visibility text NOT NULL,
        name text NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        tried_at timestamptz NOT NULL,
        reason text,
        PRIMARY KEY (visibility, name)
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE picture_deletions');
  }
}
