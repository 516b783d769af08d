import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The video of a run: a copy with what responses contain, so that lists need no join, and the second at which the run
 * starts. As with strips, a trigger derives the reference from the copy. When the video is deleted, its reference releases
 * the copy as well.
 */
export class RunVideos1770010100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE cars
        ADD run_video jsonb CHECK ((run_video ->> 'second')::integer BETWEEN 0 AND 43200),
        ADD video_id uuid REFERENCES videos ON DELETE SET NULL;
      CREATE INDEX cars_video ON cars (video_id);
      CREATE FUNCTION set_video_id() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'UPDATE' AND NEW.video_id IS NULL AND OLD.video_id IS NOT NULL
            AND NEW.run_video IS NOT DISTINCT FROM OLD.run_video THEN
            NEW.run_video := NULL;
          END IF;
          NEW.video_id := (NEW.run_video ->> '_id')::uuid;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER cars_set_video_id BEFORE INSERT OR UPDATE OF run_video, video_id ON cars
        FOR EACH ROW EXECUTE FUNCTION set_video_id();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER cars_set_video_id ON cars;
      ALTER TABLE cars DROP video_id, DROP run_video;
      DROP FUNCTION set_video_id();
    `);
  }
}
