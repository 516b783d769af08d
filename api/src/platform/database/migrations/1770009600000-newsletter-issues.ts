import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Newsletters, a row for each mail of one, refusals of addresses, and HTML parts in the outbox (decision 97). */
export class NewsletterIssues1770009600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE newsletter_issues (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        subject text NOT NULL,
        blocks jsonb NOT NULL,
        per_minute integer NOT NULL CHECK (per_minute > 0),
        status text NOT NULL DEFAULT 'draft'
          CHECK (status IN ('draft', 'sending', 'paused', 'sent', 'cancelled')),
        problem text,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz,
        fed_at timestamptz
      );
      CREATE TABLE newsletter_deliveries (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        issue_id uuid NOT NULL REFERENCES newsletter_issues ON DELETE CASCADE,
        subscriber_id uuid REFERENCES subscribers ON DELETE SET NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN
          ('waiting', 'queued', 'handing', 'sent', 'refused', 'failed', 'uncertain', 'skipped')),
        settled_at timestamptz,
        UNIQUE (issue_id, subscriber_id)
      );
      CREATE INDEX newsletter_deliveries_of_state ON newsletter_deliveries (issue_id, state);
      CREATE INDEX newsletter_deliveries_of_subscriber ON newsletter_deliveries (subscriber_id);
      ALTER TABLE subscribers ADD COLUMN refusals integer NOT NULL DEFAULT 0;
      ALTER TABLE mails ADD COLUMN html text, ADD COLUMN once boolean NOT NULL DEFAULT false;
      CREATE INDEX mails_next ON mails (once, next_try_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM mails WHERE once;
      DROP INDEX mails_next;
      ALTER TABLE mails DROP COLUMN html, DROP COLUMN once;
      ALTER TABLE subscribers DROP COLUMN refusals;
      DROP TABLE newsletter_deliveries, newsletter_issues;
    `);
  }
}
