import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Segments of the boards that the administrator named. */
export class Segments1770010000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE segments (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        name text NOT NULL,
        name_key text NOT NULL UNIQUE,
        slug text NOT NULL UNIQUE,
        filter jsonb NOT NULL,
        filter_key text NOT NULL UNIQUE,
        in_menu boolean NOT NULL,
        place double precision NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE segments');
  }
}
