import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether the server fetched a video's thumbnail. Existing ones count as chosen by the administrator, because they
 * may be.
 */
export class FetchedThumbnails1770001400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE videos ADD thumbnail_fetched boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE videos DROP COLUMN thumbnail_fetched');
  }
}
