import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Segments of the demo content, which are marked as its other rows are. */
export class DemoSegments1770010200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE demo_content DROP CONSTRAINT demo_content_kind_check;
      ALTER TABLE demo_content ADD CONSTRAINT demo_content_kind_check
        CHECK (kind IN ('car', 'sponsor', 'video', 'event', 'past-event', 'site', 'strip', 'segment'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM demo_content WHERE kind = 'segment';
      ALTER TABLE demo_content DROP CONSTRAINT demo_content_kind_check;
      ALTER TABLE demo_content ADD CONSTRAINT demo_content_kind_check
        CHECK (kind IN ('car', 'sponsor', 'video', 'event', 'past-event', 'site', 'strip'));
    `);
  }
}
