import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles of administrators, invitations, and what administrators see of their sessions. */
export class People1770007500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE administrator
        ADD role text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'reviewer')),
        ADD is_configured boolean NOT NULL DEFAULT false,
        ADD configured_password_hash text;
      -- A new account must state its role.
      ALTER TABLE administrator ALTER role DROP DEFAULT;
      -- The configuration sets the oldest account. Passwords could not be changed elsewhere.
      UPDATE administrator SET is_configured = true, configured_password_hash = password_hash
        WHERE id = (SELECT id FROM administrator ORDER BY created_at LIMIT 1);
      CREATE UNIQUE INDEX administrator_configured ON administrator (is_configured) WHERE is_configured;

      CREATE TABLE administrator_invitation (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        email text NOT NULL UNIQUE,
        role text NOT NULL CHECK (role IN ('owner', 'reviewer')),
        issue integer NOT NULL DEFAULT 1,
        token_hash bytea NOT NULL UNIQUE,
        invited_by text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );

      ALTER TABLE admin_session
        ADD device text NOT NULL DEFAULT '',
        ADD place text,
        ADD started_at timestamptz NOT NULL DEFAULT now();
      UPDATE admin_session SET started_at = least(issued_at, expires_at - interval '12 hours');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // Earlier versions make everybody an administrator who has an account.
    await queryRunner.query(`
      DELETE FROM administrator WHERE role <> 'owner';
      ALTER TABLE admin_session DROP COLUMN device, DROP COLUMN place, DROP COLUMN started_at;
      DROP TABLE administrator_invitation;
      DROP INDEX administrator_configured;
      ALTER TABLE administrator
        DROP COLUMN role, DROP COLUMN is_configured, DROP COLUMN configured_password_hash;
    `);
  }
}
