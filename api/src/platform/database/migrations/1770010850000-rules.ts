import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators edit: versions of the boards' rules after the first one, and the sentences of reviews. */
export class Rules1770010850000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
-- Rows are only added. Entries name their version; the first one comes with the program.
CREATE TABLE board_rules (
  version text PRIMARY KEY,
  since date NOT NULL,
  general jsonb NOT NULL,
  boards jsonb NOT NULL
);

-- One row, and none until an administrator changes the default sentences.
CREATE TABLE review_texts (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  reasons jsonb NOT NULL,
  questions jsonb NOT NULL
);`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE review_texts, board_rules');
  }
}
