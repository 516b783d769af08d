import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Newsletter subscriptions and the mail outbox. pg-boss creates its own tables for jobs. */
export class Newsletter1770000700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE subscribers (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        email text NOT NULL UNIQUE,
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
        round integer NOT NULL DEFAULT 0,
        consent_version text NOT NULL,
        consented_at timestamptz NOT NULL,
        mail_count integer NOT NULL DEFAULT 0,
        mailed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        unsubscribed_at timestamptz
      );
      CREATE INDEX subscribers_unconfirmed ON subscribers (consented_at) WHERE status = 'pending';
      CREATE TABLE mails (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        message_id text NOT NULL UNIQUE,
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        headers jsonb NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX mails_next_try ON mails (next_try_at);
      CREATE INDEX mails_recipient ON mails (recipient);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE mails, subscribers');
  }
}
