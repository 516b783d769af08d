import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether the server fetched a video's thumbnail from the video's site. Where that is not known, the
 * administrator may have chosen it, so it counts as chosen.
 */
export class FetchedThumbnails1770001400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE videos ADD thumbnail_fetched boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE videos DROP COLUMN thumbnail_fetched');
  }
}
