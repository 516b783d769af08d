import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Views per video and calendar day in the site's time zone. One row per video and day, because a view locks its
 * video's row anyway and adds no contention. Also indexes by time for statistics.
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
