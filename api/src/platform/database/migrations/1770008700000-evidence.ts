import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The evidence of a run as noted at its review, and the version of the boards' rules under which an entry was approved.
 * Existing entries have the first version, and so has an entry of a server that does not know the column yet.
 */
export class Evidence1770008700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE cars
        ADD evidence text CHECK (evidence IN ('timing-slip', 'gps', 'video', 'photograph', 'reference')),
        ADD evidence_source text,
        ADD evidence_date text CHECK (evidence_date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        ADD evidence_link text
    `);
    await queryRunner.query(`ALTER TABLE entries ADD rules_version text NOT NULL DEFAULT '2026-11'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE entries DROP rules_version');
    await queryRunner.query(`
      ALTER TABLE cars DROP evidence, DROP evidence_source, DROP evidence_date, DROP evidence_link
    `);
  }
}
