import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Optional facts of a run: its day, 60 ft and reaction times in seconds, tyres, fuel and a video's address. */
export class RunFacts1770008500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE cars
        ADD run_date text CHECK (run_date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        ADD sixty_foot double precision CHECK (sixty_foot BETWEEN 0.5 AND 20),
        ADD reaction_time double precision CHECK (reaction_time BETWEEN -5 AND 20),
        ADD tyres text,
        ADD fuel text,
        ADD video_link text
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE cars
        DROP run_date, DROP sixty_foot, DROP reaction_time, DROP tyres, DROP fuel, DROP video_link
    `);
  }
}
