import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How mail goes, in one row, for the health report. */
export class MailStatus1770008000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mail_status (
        id smallint PRIMARY KEY DEFAULT 1 CONSTRAINT mail_status_one_row CHECK (id = 1),
        sent_at timestamptz,
        failed_at timestamptz,
        failure text,
        given_up_at timestamptz,
        given_up integer NOT NULL DEFAULT 0
      );
      INSERT INTO mail_status DEFAULT VALUES;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE mail_status');
  }
}
