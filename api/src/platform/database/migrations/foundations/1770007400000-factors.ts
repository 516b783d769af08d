import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys, authenticator apps and recovery codes of administrators, and the challenges of passkeys. */
export class Factors1770007400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE passkey (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        administrator_id uuid NOT NULL REFERENCES administrator ON DELETE CASCADE,
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      );
      CREATE INDEX passkey_administrator ON passkey (administrator_id);
      CREATE TABLE authenticator (
        administrator_id uuid PRIMARY KEY REFERENCES administrator ON DELETE CASCADE,
        secret bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        last_step bigint
      );
      CREATE TABLE recovery_code (
        administrator_id uuid NOT NULL REFERENCES administrator ON DELETE CASCADE,
        hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz,
        PRIMARY KEY (administrator_id, hash)
      );
      CREATE TABLE factor_offer (
        administrator_id uuid PRIMARY KEY REFERENCES administrator ON DELETE CASCADE,
        dismissed_at timestamptz NOT NULL DEFAULT now()
      );
    `);
    // Short-lived and not in backups, so without foreign keys.
    await queryRunner.query(`
      CREATE TABLE passkey_challenge (
        challenge text PRIMARY KEY,
        purpose text NOT NULL,
        administrator_id uuid,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
      CREATE TABLE app_login (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        challenge text NOT NULL,
        number text NOT NULL,
        administrator_id uuid,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX app_login_expiry ON app_login (expires_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DROP TABLE app_login, passkey_challenge, factor_offer, recovery_code, authenticator, passkey',
    );
  }
}
