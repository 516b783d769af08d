import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entry lists and ladders of events, and the event that a past event was. */
export class EventDays1770009800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE events ADD lineup jsonb');
    await queryRunner.query('ALTER TABLE past_events ADD lineup jsonb, ADD source jsonb');
    await queryRunner.query(
      "CREATE INDEX past_events_source_pictures ON past_events USING gin ((source -> 'pictures') jsonb_path_ops)",
    );
    await queryRunner.query("CREATE INDEX past_events_source_id ON past_events ((source ->> 'id'))");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE past_events DROP lineup, DROP source');
    await queryRunner.query('ALTER TABLE events DROP lineup');
  }
}
