import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Views of each video by the calendar day of the site's zone. A row a video rather than one for all: a view
 * holds its video's row anyway, so nobody waits any longer than before. And the order in time of what is
 * counted from its own rows.
 */
export class Statistics1770000900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE video_views (
        day date NOT NULL,
        video_id uuid NOT NULL REFERENCES videos ON DELETE CASCADE,
        views integer NOT NULL CHECK (views >= 0),
        PRIMARY KEY (day, video_id)
      );
      CREATE INDEX video_views_video ON video_views (video_id);
      CREATE INDEX cars_age ON cars (created_at);
      CREATE INDEX votes_age ON votes (created_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX votes_age, cars_age');
    await queryRunner.query('DROP TABLE video_views');
  }
}
