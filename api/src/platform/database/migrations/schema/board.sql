-- Cars and their entries on the boards.

CREATE TABLE strips (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  name text NOT NULL,
  name_key text NOT NULL UNIQUE,
  place text NOT NULL,
  altitude integer CHECK (altitude BETWEEN -430 AND 4000),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Drivers by phone number, without spaces, dashes, parentheses and plus, as `phoneKey` writes it.
CREATE TABLE drivers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  phone_key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Vehicles group the rows of `cars`, which are runs.
CREATE TABLE vehicles (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  driver_id uuid REFERENCES drivers ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX vehicles_driver ON vehicles (driver_id);

-- A car that is inserted without a vehicle gets one of its own.
CREATE FUNCTION add_vehicle() RETURNS uuid LANGUAGE sql VOLATILE
  AS 'INSERT INTO vehicles DEFAULT VALUES RETURNING id';

-- Runs of vehicles: what was submitted, its review and evidence. Trap speed in km/h, 60 ft and reaction times in
-- seconds. `strip` and `run_video` are copies with what responses contain; triggers derive the references from them.
CREATE TABLE cars (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  name text,
  owner text,
  cellphone text,
  image text,
  proof_image text,
  time text,
  world_facts text,
  world_facts_source text,
  drivetrain text NOT NULL CHECK (drivetrain IN ('FWD', 'AWD', 'RWD')),
  description text,
  factory_zero_to_hundred text,
  factory_quarter_mile text,
  factory_power text,
  factory_torque text,
  factory_weight text,
  factory_year text,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected', 'withdrawn')),
  requested_categories text[] NOT NULL DEFAULT '{}',
  rejection_reason text,
  reviewed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  trap_speed double precision CHECK (trap_speed BETWEEN 30 AND 500),
  run_date text CHECK (run_date ~ '^\d{4}-\d{2}-\d{2}$'),
  sixty_foot double precision CHECK (sixty_foot BETWEEN 0.5 AND 20),
  reaction_time double precision CHECK (reaction_time BETWEEN -5 AND 20),
  tyres text,
  fuel text,
  video_link text,
  vehicle_id uuid NOT NULL DEFAULT add_vehicle() REFERENCES vehicles,
  approved_categories text[] NOT NULL DEFAULT '{}',
  evidence text CHECK (evidence IN ('timing-slip', 'gps', 'video', 'photograph', 'reference')),
  evidence_source text,
  evidence_date text CHECK (evidence_date ~ '^\d{4}-\d{2}-\d{2}$'),
  evidence_link text,
  strip jsonb,
  strip_id uuid REFERENCES strips,
  aspiration text,
  run_video jsonb CHECK ((run_video ->> 'second')::integer BETWEEN 0 AND 43200),
  video_id uuid REFERENCES videos ON DELETE SET NULL,
  CHECK (name IS NOT NULL OR owner IS NOT NULL),
  CONSTRAINT cars_id_vehicle UNIQUE (id, vehicle_id)
);
CREATE INDEX cars_status ON cars (status, created_at);
CREATE INDEX cars_image ON cars (image);
CREATE INDEX cars_proof_image ON cars (proof_image);
CREATE INDEX cars_age ON cars (created_at);
CREATE INDEX cars_reviewed_at ON cars (reviewed_at);
CREATE INDEX cars_vehicle ON cars (vehicle_id);
CREATE INDEX cars_strip ON cars (strip_id);
CREATE INDEX cars_video ON cars (video_id);

-- An entry belongs to a vehicle and shows its best run; the reference to both columns lets it follow its run into
-- another vehicle. `votes` is the public number. `rules_version`: of the boards' rules when it was approved.
CREATE TABLE entries (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  category text NOT NULL CHECK (category IN ('World Facts', 'Our Drag Races', 'Votes by Viewers')),
  votes integer NOT NULL DEFAULT 0 CHECK (votes >= 0),
  car_id uuid NOT NULL REFERENCES cars ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  votes_set_aside integer NOT NULL DEFAULT 0 CHECK (votes_set_aside >= 0),
  vehicle_id uuid NOT NULL,
  rules_version text NOT NULL DEFAULT '2026-11',
  UNIQUE (car_id, category),
  CONSTRAINT entries_vehicle_category UNIQUE (vehicle_id, category),
  CONSTRAINT entries_car_vehicle FOREIGN KEY (car_id, vehicle_id)
    REFERENCES cars (id, vehicle_id) ON UPDATE CASCADE ON DELETE CASCADE
);

-- The driver's side of submissions. A car that the administrator added has none.
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

-- What was read from the proof of each car, and the queue of the slips to read.
CREATE TABLE slip_readings (
  car_id uuid PRIMARY KEY REFERENCES cars (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CONSTRAINT slip_readings_state
    CHECK (state IN ('waiting', 'reading', 'read', 'unreadable', 'failed')),
  figures jsonb NOT NULL DEFAULT '[]',
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  claimed_at timestamptz,
  finished_at timestamptz
);
CREATE INDEX slip_readings_unfinished ON slip_readings (created_at) WHERE state IN ('waiting', 'reading');

-- Fingerprints of the pictures of runs, by the name of the picture.
CREATE TABLE picture_fingerprints (
  name text PRIMARY KEY,
  fingerprint bytea
);

-- The times of runs on the boards that rank by time, from when to when.
CREATE TABLE board_times (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  category text NOT NULL CHECK (category IN ('World Facts', 'Our Drag Races')),
  drivetrain text NOT NULL CHECK (drivetrain IN ('FWD', 'AWD', 'RWD')),
  seconds double precision NOT NULL,
  shown text NOT NULL,
  car_id uuid REFERENCES cars ON DELETE CASCADE,
  vehicle_id uuid REFERENCES vehicles ON DELETE SET NULL,
  since timestamptz NOT NULL,
  until timestamptz CHECK (until >= since),
  CHECK (car_id IS NULL OR vehicle_id IS NULL),
  CHECK (car_id IS NOT NULL OR until IS NOT NULL)
);
CREATE UNIQUE INDEX board_times_open ON board_times (car_id, category) WHERE until IS NULL;
CREATE INDEX board_times_car ON board_times (car_id);
CREATE INDEX board_times_vehicle ON board_times (vehicle_id) WHERE vehicle_id IS NOT NULL;

-- Daily positions of entries on their boards. Rows of deleted entries stay until they are too old.
CREATE TABLE board_positions (
  day date NOT NULL,
  entry_id uuid NOT NULL,
  position integer NOT NULL CHECK (position > 0),
  PRIMARY KEY (day, entry_id)
);

-- The ids of cars that were on the leaderboard, so that their addresses say that they were removed.
CREATE TABLE removed_cars (
  id uuid PRIMARY KEY,
  moved_to uuid,
  removed_at timestamptz NOT NULL DEFAULT now()
);

-- Segments of the boards that the administrator named.
CREATE TABLE segments (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  name text NOT NULL,
  name_key text NOT NULL UNIQUE,
  slug text NOT NULL UNIQUE,
  filter jsonb NOT NULL,
  filter_key text NOT NULL UNIQUE,
  in_menu boolean NOT NULL,
  place double precision NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
