import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The driver's side of submissions. Cars that were submitted before have no row: their drivers were not given a link.
 */
export class Submissions1770008300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE cars DROP CONSTRAINT cars_status_check;
      ALTER TABLE cars ADD CONSTRAINT cars_status_check
        CHECK (status IN ('pending', 'approved', 'rejected', 'withdrawn'));
      CREATE INDEX cars_reviewed_at ON cars (reviewed_at);
      CREATE TABLE submissions (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        car_id uuid UNIQUE REFERENCES cars ON DELETE SET NULL,
        code_hash bytea NOT NULL UNIQUE,
        email text,
        question text,
        asked_at timestamptz(3),
        may_resend boolean NOT NULL DEFAULT false,
        revised_at timestamptz(3),
        changes jsonb NOT NULL DEFAULT '[]',
        previous_car_id uuid REFERENCES cars ON DELETE SET NULL,
        mail_id uuid,
        notified_at timestamptz(3),
        notified_by text CHECK (notified_by IN ('mail', 'whatsapp')),
        removed_at timestamptz(3),
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((question IS NULL) = (asked_at IS NULL)),
        CHECK ((notified_by IS NULL) = (notified_at IS NULL))
      );
      CREATE INDEX submissions_previous_car ON submissions (previous_car_id);
      CREATE INDEX submissions_email ON submissions (email);
      CREATE INDEX submissions_mail ON submissions (mail_id);
    `);
  }

  /** Cars that were withdrawn become rejected ones, which are deleted after the same time. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE submissions;
      DROP INDEX cars_reviewed_at;
      UPDATE cars SET status = 'rejected' WHERE status = 'withdrawn';
      ALTER TABLE cars DROP CONSTRAINT cars_status_check;
      ALTER TABLE cars ADD CONSTRAINT cars_status_check CHECK (status IN ('pending', 'approved', 'rejected'));
    `);
  }
}
