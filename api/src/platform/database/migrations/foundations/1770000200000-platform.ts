import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables used by all features: administrator and sessions, activity, idempotency, rate limits. */
export class Platform1770000200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE administrator (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        email text NOT NULL UNIQUE,
        password_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE admin_session (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        administrator_id uuid NOT NULL REFERENCES administrator ON DELETE CASCADE,
        token_id uuid NOT NULL,
        previous_token_id uuid,
        issue_key bytea UNIQUE,
        issued_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX admin_session_administrator ON admin_session (administrator_id);
      CREATE TABLE activity (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        actor text NOT NULL,
        action text NOT NULL,
        subject_type text NOT NULL,
        subject_id text NOT NULL,
        subject_label text NOT NULL,
        before jsonb,
        after jsonb
      );
      CREATE INDEX activity_newest ON activity (at DESC, id DESC);
    `);
    await queryRunner.query(`
      CREATE TABLE idempotent_answer (
        key bytea PRIMARY KEY,
        body_digest bytea NOT NULL,
        status smallint NOT NULL,
        headers jsonb NOT NULL,
        body text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX idempotent_answer_age ON idempotent_answer (created_at);
    `);
    // Unlogged: counters of minutes may be lost in a crash.
    await queryRunner.query(`
      CREATE UNLOGGED TABLE rate_limit (key varchar(255) PRIMARY KEY, points integer NOT NULL, expire bigint);
      CREATE TABLE login_failure (key bytea NOT NULL, at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX login_failure_latest ON login_failure (key, at DESC);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DROP TABLE login_failure, rate_limit, idempotent_answer, activity, admin_session, administrator',
    );
  }
}
