import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The site profile: at most one row, none until the administrator saves it. */
export class Site1770000500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE site_profile (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        profile jsonb NOT NULL
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE site_profile');
  }
}
