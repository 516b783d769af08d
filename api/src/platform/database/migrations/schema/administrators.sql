-- Administrators, their sessions and second factors.

-- `is_configured`: set by the environment. `configured_password_hash`: of the password that was last taken from there.
CREATE TABLE administrator (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  email text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  role text NOT NULL CHECK (role IN ('owner', 'reviewer')),
  is_configured boolean NOT NULL DEFAULT false,
  configured_password_hash text
);
CREATE UNIQUE INDEX administrator_configured ON administrator (is_configured) WHERE is_configured;

CREATE TABLE admin_session (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  administrator_id uuid NOT NULL REFERENCES administrator ON DELETE CASCADE,
  token_id uuid NOT NULL,
  previous_token_id uuid,
  issue_key bytea UNIQUE,
  issued_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  device text NOT NULL DEFAULT '',
  place text,
  started_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX admin_session_administrator ON admin_session (administrator_id);

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

-- Authenticator apps. `last_step`: of the latest code that was used.
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

-- Who declined the offer of a second factor.
CREATE TABLE factor_offer (
  administrator_id uuid PRIMARY KEY REFERENCES administrator ON DELETE CASCADE,
  dismissed_at timestamptz NOT NULL DEFAULT now()
);

-- Short-lived and not in backups, so without foreign keys.
CREATE TABLE passkey_challenge (
  challenge text PRIMARY KEY,
  purpose text NOT NULL,
  administrator_id uuid,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);

-- Logins of the desktop app in a browser; short-lived likewise.
CREATE TABLE app_login (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  challenge text NOT NULL,
  number text NOT NULL,
  administrator_id uuid,
  expires_at timestamptz NOT NULL
);
CREATE INDEX app_login_expiry ON app_login (expires_at);
