import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alerts of administrators: what they chose, and where each alert goes. */
export class Alerts1770010800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
-- What an administrator chose. Hours are in the time zone of the site.
CREATE TABLE alert_settings (
  administrator_id uuid PRIMARY KEY REFERENCES administrator ON DELETE CASCADE,
  by_mail boolean NOT NULL,
  quiet_from smallint CHECK (quiet_from BETWEEN 0 AND 23),
  quiet_to smallint CHECK (quiet_to BETWEEN 0 AND 23)
);

-- A device, or without an endpoint the mailbox of an administrator. All events up to delivered_seq were delivered.
-- While those up to sending_seq are delivered, a repeated attempt sends the same.
CREATE TABLE alert_targets (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  administrator_id uuid NOT NULL REFERENCES administrator ON DELETE CASCADE,
  endpoint text UNIQUE,
  p256dh text,
  auth text,
  device text,
  delivered_seq bigint NOT NULL,
  sending_seq bigint,
  due_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  failures integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX alert_targets_administrator ON alert_targets (administrator_id);
CREATE UNIQUE INDEX alert_targets_mail ON alert_targets (administrator_id) WHERE endpoint IS NULL;`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE alert_targets, alert_settings');
  }
}
