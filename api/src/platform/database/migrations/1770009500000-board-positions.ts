import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Daily positions of entries on their boards. Rows of deleted entries stay until they are too old. */
export class BoardPositions1770009500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE board_positions (
        day date NOT NULL,
        entry_id uuid NOT NULL,
        position integer NOT NULL CHECK (position > 0),
        PRIMARY KEY (day, entry_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE board_positions');
  }
}
