-- Votes and their review.

-- A vote keeps its idempotency key for a day.
CREATE TABLE votes (
  entry_id uuid NOT NULL REFERENCES entries ON DELETE CASCADE,
  voter uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  idempotency_key uuid,
  body_digest uuid,
  receipt integer,
  PRIMARY KEY (entry_id, voter)
);
CREATE INDEX votes_voter ON votes (voter);
CREATE INDEX votes_age ON votes (created_at);
CREATE UNIQUE INDEX votes_idempotency_key ON votes (idempotency_key) WHERE idempotency_key IS NOT NULL;

-- Votes that were taken back: whatever reads `votes` sees votes only. They keep their keys, so that a call that is
-- sent again is answered as before instead of being counted.
CREATE TABLE withdrawn_votes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  entry_id uuid NOT NULL REFERENCES entries ON DELETE CASCADE,
  voter uuid NOT NULL,
  idempotency_key uuid,
  body_digest uuid,
  receipt integer,
  created_at timestamptz NOT NULL,
  withdrawn_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX withdrawn_votes_entry ON withdrawn_votes (entry_id);
CREATE INDEX withdrawn_votes_key ON withdrawn_votes (idempotency_key) WHERE idempotency_key IS NOT NULL;

-- Who led the board by votes, from when to when.
CREATE TABLE vote_leads (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  category text NOT NULL CHECK (category = 'Votes by Viewers'),
  drivetrain text CHECK (drivetrain IN ('FWD', 'AWD', 'RWD')),
  vehicle_id uuid REFERENCES vehicles ON DELETE CASCADE,
  votes integer NOT NULL CHECK (votes > 0),
  since timestamptz NOT NULL,
  until timestamptz CHECK (until >= since),
  is_confirmed boolean NOT NULL DEFAULT false,
  CHECK (vehicle_id IS NOT NULL OR until IS NOT NULL),
  CHECK (is_confirmed OR until IS NULL)
);
CREATE UNIQUE INDEX vote_leads_open ON vote_leads (category, drivetrain, is_confirmed) NULLS NOT DISTINCT
  WHERE until IS NULL;
CREATE INDEX vote_leads_vehicle ON vote_leads (vehicle_id);

-- Windows of votes that are set aside. Votes in them are counted in `entries.votes_set_aside`.
CREATE TABLE set_aside_windows (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  entry_id uuid NOT NULL REFERENCES entries ON DELETE CASCADE,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL CHECK (ends_at > starts_at),
  reason text NOT NULL,
  set_aside_by text NOT NULL,
  set_aside_at timestamptz(3) NOT NULL DEFAULT now(),
  brought_back_by text,
  brought_back_at timestamptz(3),
  CHECK ((brought_back_by IS NULL) = (brought_back_at IS NULL))
);
CREATE INDEX set_aside_windows_entry ON set_aside_windows (entry_id);
CREATE INDEX set_aside_windows_open ON set_aside_windows (ends_at) WHERE brought_back_at IS NULL;

-- Votes by quarter of an hour.
CREATE TABLE vote_quarters (
  quarter timestamptz(3) NOT NULL,
  entry_id uuid NOT NULL REFERENCES entries ON DELETE CASCADE,
  votes integer NOT NULL,
  PRIMARY KEY (quarter, entry_id)
);
CREATE INDEX vote_quarters_entry ON vote_quarters (entry_id);

CREATE TABLE vote_bursts (
  entry_id uuid NOT NULL REFERENCES entries ON DELETE CASCADE,
  quarter timestamptz(3) NOT NULL,
  PRIMARY KEY (entry_id, quarter)
);

-- Votes or submissions that the administrator paused; `until` null: until further notice.
CREATE TABLE pauses (
  subject text PRIMARY KEY CHECK (subject IN ('votes', 'submissions')),
  until timestamptz(3),
  paused_by text NOT NULL,
  paused_at timestamptz(3) NOT NULL DEFAULT now()
);
