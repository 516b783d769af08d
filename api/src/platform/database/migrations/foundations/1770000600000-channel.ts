import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Videos and sponsors. */
export class Channel1770000600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE videos (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        title text NOT NULL,
        link text NOT NULL,
        thumbnail text,
        views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX videos_thumbnail ON videos (thumbnail);
      CREATE TABLE sponsors (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        name text NOT NULL,
        logo text NOT NULL,
        description text NOT NULL,
        category text NOT NULL,
        website text NOT NULL,
        featured boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sponsors_logo ON sponsors (logo);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sponsors, videos');
  }
}
