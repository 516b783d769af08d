import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events as JSON documents, and past events with their galleries. */
export class Events1770000400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE events (
        id text PRIMARY KEY DEFAULT uuidv7()::text,
        document jsonb NOT NULL CHECK (jsonb_typeof(document) = 'object'),
        pictures text[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX events_pictures ON events USING gin (pictures);
    `);
    await queryRunner.query(`
      CREATE TABLE past_events (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        title text NOT NULL,
        description text,
        date text NOT NULL,
        starts_at timestamptz NOT NULL,
        location text,
        image text,
        featured boolean NOT NULL DEFAULT false,
        gallery jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(gallery) = 'array'),
        videos jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(videos) = 'array'),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX past_events_image ON past_events (image);
      CREATE INDEX past_events_gallery ON past_events USING gin (gallery jsonb_path_ops);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE past_events, events');
  }
}
