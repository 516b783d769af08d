import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Strips, and the strip of a run: a copy with the columns that responses contain, so that lists need no join. A trigger
 * derives the reference from it, which keeps strips that runs name from being deleted. Backups cannot restore a generated
 * column.
 */
export class Strips1770008800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE strips (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        name text NOT NULL,
        name_key text NOT NULL UNIQUE,
        place text NOT NULL,
        altitude integer CHECK (altitude BETWEEN -430 AND 4000),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      ALTER TABLE cars
        ADD strip jsonb,
        ADD strip_id uuid REFERENCES strips;
      CREATE INDEX cars_strip ON cars (strip_id);
      CREATE FUNCTION set_strip_id() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.strip_id := (NEW.strip ->> '_id')::uuid;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER cars_set_strip_id BEFORE INSERT OR UPDATE OF strip, strip_id ON cars
        FOR EACH ROW EXECUTE FUNCTION set_strip_id();
      ALTER TABLE demo_content DROP CONSTRAINT demo_content_kind_check;
      ALTER TABLE demo_content ADD CONSTRAINT demo_content_kind_check
        CHECK (kind IN ('car', 'sponsor', 'video', 'event', 'past-event', 'site', 'strip'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM demo_content WHERE kind = 'strip';
      ALTER TABLE demo_content DROP CONSTRAINT demo_content_kind_check;
      ALTER TABLE demo_content ADD CONSTRAINT demo_content_kind_check
        CHECK (kind IN ('car', 'sponsor', 'video', 'event', 'past-event', 'site'));
      DROP TRIGGER cars_set_strip_id ON cars;
      ALTER TABLE cars DROP strip_id, DROP strip;
      DROP TABLE strips;
      DROP FUNCTION set_strip_id();
    `);
  }
}
