-- A database of 29 November 2026, made by the migrations until then, with typical rows. Nobody in them exists.

CREATE TABLE migrations (
  id SERIAL NOT NULL, timestamp bigint NOT NULL, name character varying NOT NULL,
  CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id)
);

DO $migration$ BEGIN
        IF to_regprocedure('uuidv7()') IS NULL THEN
          CREATE FUNCTION uuidv7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $function$
            SELECT encode(
              set_byte(
                overlay(uuid_send(gen_random_uuid()) placing milliseconds from 1 for 6),
                6,
                112 | (get_byte(uuid_send(gen_random_uuid()), 6) & 15)
              ),
              'hex'
            )::uuid
            FROM (
              SELECT substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) from 3)
            ) AS clock (milliseconds)
          $function$;
        END IF;
      END $migration$;

INSERT INTO migrations (timestamp, name) VALUES (1770000000000, 'Foundation1770000000000');

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
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
        requested_categories text[] NOT NULL DEFAULT '{}',
        rejection_reason text,
        reviewed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (name IS NOT NULL OR owner IS NOT NULL)
      );
      CREATE INDEX cars_status ON cars (status, created_at);
      CREATE INDEX cars_image ON cars (image);
      CREATE INDEX cars_proof_image ON cars (proof_image);

CREATE TABLE entries (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        category text NOT NULL CHECK (category IN ('World Facts', 'Our Drag Races', 'Votes by Viewers')),
        votes integer NOT NULL DEFAULT 0 CHECK (votes >= 0),
        car_id uuid NOT NULL REFERENCES cars ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (car_id, category)
      );
      CREATE TABLE votes (
        entry_id uuid NOT NULL REFERENCES entries ON DELETE CASCADE,
        voter uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (entry_id, voter)
      );
      CREATE INDEX votes_voter ON votes (voter);

INSERT INTO migrations (timestamp, name) VALUES (1770000100000, 'Board1770000100000');

INSERT INTO cars (id, name, owner, cellphone, image, proof_image, time, world_facts, world_facts_source, drivetrain,
      description, factory_zero_to_hundred, factory_quarter_mile, factory_power, factory_torque, factory_weight,
      factory_year, status, requested_categories, rejection_reason, reviewed_at, created_at) VALUES
      ('01900000-0000-7000-8000-000000000001', 'Golf 7 R', 'Driver One', '+27 82 000 0001', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-1600x900', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb-64x64', '11.80',
        '11.8', 'https://example.com/facts', 'AWD', 'Böse "Zeichen" \ 😀', '4.9', '13.2', '221 kW', '380 Nm', '1495 kg',
        '2018', 'approved', '{World Facts}', NULL, '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00'),
      ('01900000-0000-7000-8000-000000000002', NULL, 'Driver Two', '+27 82 000 0002', 'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc-1600x900', NULL, NULL, NULL, NULL, 'FWD', NULL, NULL,
        NULL, NULL, NULL, NULL, NULL, 'pending', '{}', NULL, NULL, '2026-01-31 22:30:00.123+00'),
      ('01900000-0000-7000-8000-000000000003', 'Polo', NULL, NULL, NULL, NULL, '15', NULL, NULL, 'RWD', '', NULL, NULL, NULL, NULL, NULL, NULL,
        'rejected', '{}', 'The slip cannot be read.', '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00');
    INSERT INTO entries (id, category, votes, car_id, created_at) VALUES
      ('01900000-0000-7000-8000-000000000011', 'World Facts', 0, '01900000-0000-7000-8000-000000000001', '2026-01-31 22:30:00.123+00'),
      ('01900000-0000-7000-8000-000000000012', 'Votes by Viewers', 2, '01900000-0000-7000-8000-000000000001', '2026-01-31 22:30:00.123+00');
    INSERT INTO votes (entry_id, voter, created_at) VALUES
      ('01900000-0000-7000-8000-000000000012', '01900000-0000-7000-8000-000000000021', '2026-01-31 22:30:00.123+00'), ('01900000-0000-7000-8000-000000000012', '01900000-0000-7000-8000-000000000022', '2026-01-31 22:30:00.123+00');

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

CREATE TABLE idempotent_answer (
        key bytea PRIMARY KEY,
        body_digest bytea NOT NULL,
        status smallint NOT NULL,
        headers jsonb NOT NULL,
        body text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX idempotent_answer_age ON idempotent_answer (created_at);

CREATE UNLOGGED TABLE rate_limit (key varchar(255) PRIMARY KEY, points integer NOT NULL, expire bigint);
      CREATE TABLE login_failure (key bytea NOT NULL, at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX login_failure_latest ON login_failure (key, at DESC);

INSERT INTO migrations (timestamp, name) VALUES (1770000200000, 'Platform1770000200000');

INSERT INTO administrator (id, email, password_hash, created_at) VALUES ('01900000-0000-7000-8000-000000000031', 'thandi@example.com',
      '$argon2id$v=19$m=19456,t=2,p=1$cXVhcnRlcm1pbGUtZHVtcA$rP/+x6lRdcg9qVOfsCK8GceSPI4r7l89i0d2Ue2lxuI', '2026-01-31 22:30:00.123+00');
    INSERT INTO admin_session (id, administrator_id, token_id, previous_token_id, issue_key, issued_at, last_seen_at,
      expires_at) VALUES ('01900000-0000-7000-8000-000000000032', '01900000-0000-7000-8000-000000000031', '01900000-0000-7000-8000-000000000033', NULL, '\x00ff', '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00');
    INSERT INTO activity (id, at, actor, action, subject_type, subject_id, subject_label, before, after) VALUES
      ('01900000-0000-7000-8000-000000000034', '2026-01-31 22:30:00.123+00', 'thandi@example.com', 'approve', 'car', '01900000-0000-7000-8000-000000000001', 'Golf 7 R', '{"time": "11.80"}',
        '{"time": "11.8", "list": [1, null, 1e3]}'),
      ('01900000-0000-7000-8000-000000000035', '2026-01-31 22:30:00.123+00', 'visitor', 'submit', 'car', '01900000-0000-7000-8000-000000000002', 'Driver Two', NULL, NULL);
    INSERT INTO idempotent_answer (key, body_digest, status, headers, body, created_at) VALUES
      ('\x01', '\x02', 201, '{"content-type": "application/json"}', '{}', '2026-01-31 22:30:00.123+00');
    INSERT INTO rate_limit (key, points, expire) VALUES ('vote:203.0.113.0', 3, 1769898600000);
    INSERT INTO login_failure (key, at) VALUES ('\x03', '2026-01-31 22:30:00.123+00');

CREATE TABLE events (
        id text PRIMARY KEY DEFAULT uuidv7()::text,
        document jsonb NOT NULL CHECK (jsonb_typeof(document) = 'object'),
        pictures text[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX events_pictures ON events USING gin (pictures);

CREATE TABLE past_events (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        title text NOT NULL,
        description text,
        date text NOT NULL,
        starts_at timestamptz NOT NULL,
        location text,
        image text,
        featured boolean NOT NULL DEFAULT false,
        gallery jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(gallery) = 'array'),
        videos jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(videos) = 'array'),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX past_events_image ON past_events (image);
      CREATE INDEX past_events_gallery ON past_events USING gin (gallery jsonb_path_ops);

INSERT INTO migrations (timestamp, name) VALUES (1770000400000, 'Events1770000400000');

INSERT INTO events (id, document, pictures, created_at, updated_at) VALUES
      ('an id of the former database', '{"title": "Street night", "date": {"seconds": 1769898600, "nanoseconds": 0}}',
        '{dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd-1600x900}', '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00');
    INSERT INTO past_events (id, title, description, date, starts_at, location, image, featured, gallery, videos,
      created_at) VALUES ('01900000-0000-7000-8000-000000000041', 'Final 2025', 'Rain', '2025-12-06', '2025-12-05 22:00:00+00', 'Tarlton',
        'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee-1600x900', true, '[{"image": "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff-1600x900", "caption": "Start"}]',
        '[{"link": "https://www.youtube.com/watch?v=aaaaaaaaaaa", "title": null}]', '2026-01-31 22:30:00.123+00');

CREATE TABLE site_profile (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        profile jsonb NOT NULL
      );

INSERT INTO migrations (timestamp, name) VALUES (1770000500000, 'Site1770000500000');

INSERT INTO site_profile (profile) VALUES ('{"siteName": "Quarter \"Mile\"", "story": "One.\n\nTwo."}');

CREATE TABLE videos (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        title text NOT NULL,
        link text NOT NULL,
        thumbnail text,
        views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX videos_thumbnail ON videos (thumbnail);
      CREATE TABLE sponsors (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        name text NOT NULL,
        logo text NOT NULL,
        description text NOT NULL,
        category text NOT NULL,
        website text NOT NULL,
        featured boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sponsors_logo ON sponsors (logo);

INSERT INTO migrations (timestamp, name) VALUES (1770000600000, 'Channel1770000600000');

INSERT INTO videos (id, title, link, thumbnail, views, created_at) VALUES
      ('01900000-0000-7000-8000-000000000051', 'The final', 'https://www.youtube.com/watch?v=aaaaaaaaaaa', '0000000000000000000000000000000000000000000000000000000000000000-1600x900', 7, '2026-01-31 22:30:00.123+00'),
      ('01900000-0000-7000-8000-000000000052', 'The start', 'https://drive.google.com/file/d/abc/view', NULL, 0, '2026-01-31 22:30:00.123+00');
    INSERT INTO sponsors (id, name, logo, description, category, website, featured, created_at) VALUES
      ('01900000-0000-7000-8000-000000000053', 'Tyres Example', '1111111111111111111111111111111111111111111111111111111111111111-1600x900', 'Tyres', 'Tyres', 'https://example.com/', true, '2026-01-31 22:30:00.123+00');

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

INSERT INTO migrations (timestamp, name) VALUES (1770000700000, 'Newsletter1770000700000');

INSERT INTO subscribers (id, email, status, round, consent_version, consented_at, mail_count, mailed_at, created_at,
      confirmed_at, unsubscribed_at) VALUES
      ('01900000-0000-7000-8000-000000000061', 'reader.one@example.com', 'confirmed', 1, '1', '2026-01-31 22:30:00.123+00', 1, '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00', NULL),
      ('01900000-0000-7000-8000-000000000062', 'reader.two@example.com', 'pending', 0, '1', '2026-01-31 22:30:00.123+00', 0, NULL, '2026-01-31 22:30:00.123+00', NULL, NULL);
    INSERT INTO mails (id, message_id, recipient, subject, text, headers, tries, next_try_at, expires_at, created_at)
      VALUES ('01900000-0000-7000-8000-000000000063', '<63@quartermile.example>', 'reader.two@example.com', 'Please confirm',
        'https://quartermile.example/confirm?token=t', '{"List-Unsubscribe": "<https://quartermile.example/u>"}', 2,
        '2026-01-31 22:30:00.123+00', '2099-01-01 00:00:00+00', '2026-01-31 22:30:00.123+00');

CREATE TABLE admin_events (
        seq bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
        id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        type text NOT NULL,
        data jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX admin_events_age ON admin_events (created_at);
      INSERT INTO admin_events (type, data) VALUES ('start', '{}');

INSERT INTO migrations (timestamp, name) VALUES (1770000800000, 'AdminEvents1770000800000');

INSERT INTO admin_events (id, type, data, created_at) VALUES ('01900000-0000-7000-8000-000000000071', 'review', '{"carId": "01900000-0000-7000-8000-000000000001"}', '2026-01-31 22:30:00.123+00');

CREATE TABLE video_views (
        day date NOT NULL,
        video_id uuid NOT NULL REFERENCES videos ON DELETE CASCADE,
        views integer NOT NULL CHECK (views >= 0),
        PRIMARY KEY (day, video_id)
      );
      CREATE INDEX video_views_video ON video_views (video_id);
      CREATE INDEX cars_age ON cars (created_at);
      CREATE INDEX votes_age ON votes (created_at);

INSERT INTO migrations (timestamp, name) VALUES (1770000900000, 'Statistics1770000900000');

INSERT INTO video_views (day, video_id, views) VALUES ('2026-02-01', '01900000-0000-7000-8000-000000000051', 7);

CREATE TABLE demo_content (
        kind text NOT NULL CHECK (kind IN ('car', 'video', 'sponsor', 'event', 'past-event', 'site')),
        id text NOT NULL,
        PRIMARY KEY (kind, id)
      );

ALTER TABLE site_profile ADD COLUMN setup_finished_at timestamptz;

INSERT INTO migrations (timestamp, name) VALUES (1770001300000, 'SiteSetup1770001300000');

INSERT INTO demo_content (kind, id) VALUES ('car', '01900000-0000-7000-8000-000000000001');
    UPDATE site_profile SET setup_finished_at = '2026-01-31 22:30:00.123+00';

ALTER TABLE videos ADD thumbnail_fetched boolean NOT NULL DEFAULT false;

INSERT INTO migrations (timestamp, name) VALUES (1770001400000, 'FetchedThumbnails1770001400000');

INSERT INTO videos (id, title, link, thumbnail, views, thumbnail_fetched, created_at) VALUES
      ('01900000-0000-7000-8000-000000000054', 'The queue', 'https://www.facebook.com/watch?v=1', '2222222222222222222222222222222222222222222222222222222222222222-1600x900', 1, true, '2026-01-31 22:30:00.123+00');

ALTER TABLE cars ADD trap_speed double precision CHECK (trap_speed BETWEEN 30 AND 500);

INSERT INTO migrations (timestamp, name) VALUES (1770001500000, 'TrapSpeed1770001500000');

UPDATE cars SET trap_speed = 187.5 WHERE id = '01900000-0000-7000-8000-000000000001';

ALTER TABLE votes ADD idempotency_key uuid, ADD body_digest uuid, ADD receipt integer;
      CREATE UNIQUE INDEX votes_idempotency_key ON votes (idempotency_key) WHERE idempotency_key IS NOT NULL;

INSERT INTO migrations (timestamp, name) VALUES (1770001600000, 'VoteKeys1770001600000');

INSERT INTO votes (entry_id, voter, created_at, idempotency_key, body_digest, receipt) VALUES
      ('01900000-0000-7000-8000-000000000012', '01900000-0000-7000-8000-000000000023', '2026-01-31 22:30:00.123+00', '01900000-0000-7000-8000-000000000024', '01900000-0000-7000-8000-000000000025', 3);
    UPDATE entries SET votes = 3 WHERE id = '01900000-0000-7000-8000-000000000012';

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

INSERT INTO migrations (timestamp, name) VALUES (1770007400000, 'Factors1770007400000');

INSERT INTO passkey (id, administrator_id, credential_id, public_key, counter, transports, name, created_at,
      last_used_at) VALUES ('01900000-0000-7000-8000-000000000081', '01900000-0000-7000-8000-000000000031', 'credential', '\x0102', 7, '{internal,hybrid}', 'My phone', '2026-01-31 22:30:00.123+00',
      NULL);
    INSERT INTO authenticator (administrator_id, secret, created_at, confirmed_at, last_step) VALUES
      ('01900000-0000-7000-8000-000000000031', '\x0304', '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00', 58996620);
    INSERT INTO recovery_code (administrator_id, hash, created_at, used_at) VALUES
      ('01900000-0000-7000-8000-000000000031', 'hash one', '2026-01-31 22:30:00.123+00', NULL), ('01900000-0000-7000-8000-000000000031', 'hash two', '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00');
    INSERT INTO factor_offer (administrator_id, dismissed_at) VALUES ('01900000-0000-7000-8000-000000000031', '2026-01-31 22:30:00.123+00');
    INSERT INTO passkey_challenge (challenge, purpose, administrator_id, expires_at) VALUES
      ('challenge', 'proof', '01900000-0000-7000-8000-000000000031', '2026-01-31 22:30:00.123+00');
    INSERT INTO app_login (id, challenge, number, administrator_id, expires_at) VALUES
      ('01900000-0000-7000-8000-000000000082', 'challenge', '123 456', NULL, '2026-01-31 22:30:00.123+00');

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

INSERT INTO migrations (timestamp, name) VALUES (1770007500000, 'People1770007500000');

INSERT INTO administrator (id, email, password_hash, role, created_at) VALUES
      ('01900000-0000-7000-8000-000000000036', 'sipho@example.com', 'none', 'reviewer', '2026-01-31 22:30:00.123+00');
    INSERT INTO administrator_invitation (id, email, role, issue, token_hash, invited_by, created_at, expires_at) VALUES
      ('01900000-0000-7000-8000-000000000083', 'naledi@example.com', 'reviewer', 2, '\x05', 'thandi@example.com', '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00');

ALTER TABLE entries ADD votes_set_aside integer NOT NULL DEFAULT 0 CHECK (votes_set_aside >= 0);
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
      CREATE TABLE pauses (
        subject text PRIMARY KEY CHECK (subject IN ('votes', 'submissions')),
        until timestamptz(3),
        paused_by text NOT NULL,
        paused_at timestamptz(3) NOT NULL DEFAULT now()
      );

INSERT INTO migrations (timestamp, name) VALUES (1770007600000, 'VoteReview1770007600000');

INSERT INTO set_aside_windows (id, entry_id, starts_at, ends_at, reason, set_aside_by, set_aside_at,
      brought_back_by, brought_back_at) VALUES
      ('01900000-0000-7000-8000-000000000084', '01900000-0000-7000-8000-000000000012', '2026-01-31 22:30:00.123+00', '2026-01-31 23:00+00', 'A script', 'thandi@example.com', '2026-01-31 22:30:00.123+00',
        'thandi@example.com', '2026-01-31 22:30:00.123+00');
    INSERT INTO vote_quarters (quarter, entry_id, votes) VALUES ('2026-01-31 22:30+00', '01900000-0000-7000-8000-000000000012', 3);
    INSERT INTO vote_bursts (entry_id, quarter) VALUES ('01900000-0000-7000-8000-000000000012', '2026-01-31 22:30+00');
    INSERT INTO pauses (subject, until, paused_by, paused_at) VALUES
      ('votes', '2026-02-01 06:00+00', 'thandi@example.com', '2026-01-31 22:30:00.123+00');

CREATE TABLE backup_status (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        succeeded_at timestamptz,
        file text,
        bytes bigint,
        stored_count integer,
        failed_at timestamptz,
        failure text,
        failures integer NOT NULL DEFAULT 0,
        next_try_at timestamptz
      );

INSERT INTO migrations (timestamp, name) VALUES (1770007900000, 'BackupStatus1770007900000');

INSERT INTO backup_status (succeeded_at, file, bytes, stored_count) VALUES
      ('2026-01-31 22:30:00.123+00', 'quartermile-nightly-2026-01-31T22-30-00Z.backup', 12345678901, 1);

CREATE TABLE mail_status (
        id smallint PRIMARY KEY DEFAULT 1 CONSTRAINT mail_status_one_row CHECK (id = 1),
        sent_at timestamptz,
        failed_at timestamptz,
        failure text,
        given_up_at timestamptz,
        given_up integer NOT NULL DEFAULT 0
      );
      INSERT INTO mail_status DEFAULT VALUES;

INSERT INTO migrations (timestamp, name) VALUES (1770008000000, 'MailStatus1770008000000');

UPDATE mail_status SET sent_at = '2026-01-31 22:30:00.123+00', failed_at = '2026-01-31 22:30:00.123+00', failure = 'The mailbox is full.', given_up_at = '2026-01-31 22:30:00.123+00',
      given_up = 1;

INSERT INTO migrations (timestamp, name) VALUES (1770008100000, 'VoteLimitsClock1770008100000');

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
      INSERT INTO slip_readings (car_id, created_at)
        SELECT id, created_at FROM cars WHERE status = 'pending' AND proof_image IS NOT NULL;

INSERT INTO migrations (timestamp, name) VALUES (1770008200000, 'SlipReadings1770008200000');

INSERT INTO slip_readings (car_id, state, figures, attempts, created_at, claimed_at, finished_at) VALUES
      ('01900000-0000-7000-8000-000000000001', 'read', '[{"figure": "time", "lane": null, "value": "11.80", "unit": "s", "fromMph": false,
        "confidence": 96, "box": {"x": 0.5, "y": 0.6, "width": 0.2, "height": 0.04}, "words": "1/4 \\ 11.80"}]', 2,
        '2026-01-31 22:30:00.123+00', NULL, '2026-01-31 22:30:00.123+00'),
      ('01900000-0000-7000-8000-000000000003', 'reading', '[]', 1, '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00', NULL);

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

INSERT INTO migrations (timestamp, name) VALUES (1770008300000, 'Submissions1770008300000');

INSERT INTO submissions (id, car_id, code_hash, email, question, asked_at, may_resend, revised_at, changes,
      previous_car_id, mail_id, notified_at, notified_by, removed_at, created_at) VALUES
      ('01900000-0000-7000-8000-000000000085', '01900000-0000-7000-8000-000000000002', '\x06', 'lerato@example.com', 'Which strip?', '2026-01-31 22:30:00.123+00', true, '2026-01-31 22:30:00.123+00',
        '[{"field": "time", "before": "12.0", "after": "11.8"}]', '01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000086', '2026-01-31 22:30:00.123+00', 'mail', NULL, '2026-01-31 22:30:00.123+00'),
      ('01900000-0000-7000-8000-000000000087', NULL, '\x07', NULL, NULL, NULL, false, NULL, '[]', NULL, NULL, NULL, NULL, '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00');

ALTER TABLE cars
        ADD run_date text CHECK (run_date ~ '^\d{4}-\d{2}-\d{2}$'),
        ADD sixty_foot double precision CHECK (sixty_foot BETWEEN 0.5 AND 20),
        ADD reaction_time double precision CHECK (reaction_time BETWEEN -5 AND 20),
        ADD tyres text,
        ADD fuel text,
        ADD video_link text;

INSERT INTO migrations (timestamp, name) VALUES (1770008500000, 'RunFacts1770008500000');

UPDATE cars SET run_date = '2026-01-31', sixty_foot = 1.85, reaction_time = -0.012, tyres = 'Slick', fuel = 'Petrol 95',
      video_link = 'https://example.com/run' WHERE id = '01900000-0000-7000-8000-000000000001';

CREATE TABLE drivers (
    id uuid PRIMARY KEY DEFAULT uuidv7(),
    phone_key text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE vehicles (
    id uuid PRIMARY KEY DEFAULT uuidv7(),
    driver_id uuid REFERENCES drivers ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX vehicles_driver ON vehicles (driver_id);
  CREATE FUNCTION add_vehicle() RETURNS uuid LANGUAGE sql VOLATILE
    AS 'INSERT INTO vehicles DEFAULT VALUES RETURNING id';
  ALTER TABLE cars ADD COLUMN vehicle_id uuid, ADD COLUMN approved_categories text[] NOT NULL DEFAULT '{}';
  ALTER TABLE entries ADD COLUMN vehicle_id uuid;

INSERT INTO vehicles (id, created_at) SELECT id, created_at FROM cars;
  WITH RECURSIVE first_run AS (
    SELECT id, id AS first FROM cars
    WHERE NOT EXISTS (SELECT FROM submissions WHERE car_id = cars.id AND previous_car_id IS NOT NULL)
      OR EXISTS (SELECT FROM entries WHERE car_id = cars.id)
    UNION ALL
    SELECT submissions.car_id, first_run.first
    FROM first_run JOIN submissions ON submissions.previous_car_id = first_run.id
    WHERE submissions.car_id IS NOT NULL AND NOT EXISTS (SELECT FROM entries WHERE car_id = submissions.car_id)
  )
  UPDATE cars SET vehicle_id = first_run.first FROM first_run WHERE first_run.id = cars.id;
  UPDATE cars SET approved_categories = coalesce(
    (SELECT array_agg(category ORDER BY created_at, category) FROM entries WHERE car_id = cars.id), '{}');
  DELETE FROM vehicles WHERE NOT EXISTS (SELECT FROM cars WHERE vehicle_id = vehicles.id);
  ALTER TABLE cars ALTER COLUMN vehicle_id SET NOT NULL, ALTER COLUMN vehicle_id SET DEFAULT add_vehicle(),
    ADD CONSTRAINT cars_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES vehicles,
    ADD CONSTRAINT cars_id_vehicle UNIQUE (id, vehicle_id);
  CREATE INDEX cars_vehicle ON cars (vehicle_id);

CREATE TEMPORARY TABLE vehicle_phone ON COMMIT DROP AS
    SELECT DISTINCT ON (vehicle_id) vehicle_id,
      regexp_replace(regexp_replace(cellphone, '[\s()-]', '', 'g'), '^\+', '') AS phone_key
    FROM cars WHERE cellphone IS NOT NULL ORDER BY vehicle_id, created_at DESC, id DESC;
  INSERT INTO drivers (phone_key) SELECT DISTINCT phone_key FROM vehicle_phone;
  UPDATE vehicles SET driver_id = drivers.id
    FROM vehicle_phone JOIN drivers USING (phone_key) WHERE vehicle_phone.vehicle_id = vehicles.id;
  DROP TABLE vehicle_phone;

UPDATE entries SET vehicle_id = cars.vehicle_id FROM cars WHERE cars.id = car_id;
  ALTER TABLE entries ALTER COLUMN vehicle_id SET NOT NULL,
    ADD CONSTRAINT entries_vehicle_category UNIQUE (vehicle_id, category),
    ADD CONSTRAINT entries_car_vehicle FOREIGN KEY (car_id, vehicle_id) REFERENCES cars (id, vehicle_id)
      ON UPDATE CASCADE ON DELETE CASCADE;

CREATE FUNCTION delete_unused_vehicle() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM vehicles WHERE id = OLD.vehicle_id
        AND NOT EXISTS (SELECT FROM cars WHERE vehicle_id = OLD.vehicle_id);
      RETURN NULL;
    END $$;
  CREATE TRIGGER cars_delete_vehicle AFTER DELETE OR UPDATE OF vehicle_id ON cars
    FOR EACH ROW EXECUTE FUNCTION delete_unused_vehicle();
  CREATE FUNCTION delete_unused_driver() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM drivers WHERE id = OLD.driver_id
        AND NOT EXISTS (SELECT FROM vehicles WHERE driver_id = OLD.driver_id);
      RETURN NULL;
    END $$;
  CREATE TRIGGER vehicles_delete_driver AFTER DELETE OR UPDATE OF driver_id ON vehicles
    FOR EACH ROW EXECUTE FUNCTION delete_unused_driver();

INSERT INTO migrations (timestamp, name) VALUES (1770008600000, 'Vehicles1770008600000');

ALTER TABLE cars
        ADD evidence text CHECK (evidence IN ('timing-slip', 'gps', 'video', 'photograph', 'reference')),
        ADD evidence_source text,
        ADD evidence_date text CHECK (evidence_date ~ '^\d{4}-\d{2}-\d{2}$'),
        ADD evidence_link text;

ALTER TABLE entries ADD rules_version text NOT NULL DEFAULT '2026-11';

INSERT INTO migrations (timestamp, name) VALUES (1770008700000, 'Evidence1770008700000');

UPDATE cars SET evidence = 'reference', evidence_source = 'A magazine', evidence_date = '2026-01-31',
      evidence_link = 'https://example.com/test' WHERE id = '01900000-0000-7000-8000-000000000001';

CREATE TABLE strips (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        name text NOT NULL,
        name_key text NOT NULL UNIQUE,
        place text NOT NULL,
        altitude integer CHECK (altitude BETWEEN -430 AND 4000),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      ALTER TABLE cars
        ADD strip jsonb,
        ADD strip_id uuid REFERENCES strips;
      CREATE INDEX cars_strip ON cars (strip_id);
      CREATE FUNCTION set_strip_id() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.strip_id := (NEW.strip ->> '_id')::uuid;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER cars_set_strip_id BEFORE INSERT OR UPDATE OF strip, strip_id ON cars
        FOR EACH ROW EXECUTE FUNCTION set_strip_id();
      ALTER TABLE demo_content DROP CONSTRAINT demo_content_kind_check;
      ALTER TABLE demo_content ADD CONSTRAINT demo_content_kind_check
        CHECK (kind IN ('car', 'sponsor', 'video', 'event', 'past-event', 'site', 'strip'));

INSERT INTO migrations (timestamp, name) VALUES (1770008800000, 'Strips1770008800000');

INSERT INTO strips (id, name, name_key, place, altitude, created_at) VALUES
      ('01900000-0000-7000-8000-000000000088', 'Tarlton', 'tarlton', 'Krugersdorp', 1640, '2026-01-31 22:30:00.123+00');
    UPDATE cars SET strip = '{"_id": "01900000-0000-7000-8000-000000000088", "name": "Tarlton", "place": "Krugersdorp", "altitude": 1640}'
      WHERE id = '01900000-0000-7000-8000-000000000001';

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

INSERT INTO board_times (category, drivetrain, seconds, shown, car_id, since)
  SELECT category, drivetrain, shown::float8, shown, car_id, since FROM (
    SELECT category, drivetrain, cars.id AS car_id,
      greatest(entries.created_at, cars.reviewed_at) AS since,
      CASE WHEN time ~ number THEN time WHEN world_facts ~ number THEN world_facts END AS shown
    FROM cars JOIN entries ON entries.vehicle_id = cars.vehicle_id AND category = ANY (approved_categories),
      (VALUES ('^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$')) AS texts (number)
    WHERE status = 'approved' AND category IN ('World Facts', 'Our Drag Races')
  ) AS runs WHERE shown IS NOT NULL
  ORDER BY since;

INSERT INTO migrations (timestamp, name) VALUES (1770008900000, 'Lineage1770008900000');

CREATE TABLE removed_cars (
        id uuid PRIMARY KEY,
        moved_to uuid,
        removed_at timestamptz NOT NULL DEFAULT now()
      );

CREATE FUNCTION remember_removed_car() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO removed_cars (id, moved_to)
        VALUES (OLD.vehicle_id, CASE TG_OP WHEN 'UPDATE' THEN NEW.vehicle_id END)
        ON CONFLICT (id) DO UPDATE SET moved_to = excluded.moved_to, removed_at = now();
      RETURN NULL;
    END $$;
  CREATE TRIGGER entries_remember_removed AFTER DELETE OR UPDATE OF vehicle_id ON entries
    FOR EACH ROW EXECUTE FUNCTION remember_removed_car();
  CREATE FUNCTION remember_moved_car() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE removed_cars SET moved_to = NEW.vehicle_id WHERE id = OLD.vehicle_id;
      RETURN NULL;
    END $$;
  CREATE TRIGGER cars_remember_moved AFTER UPDATE OF vehicle_id ON cars
    FOR EACH ROW WHEN (OLD.vehicle_id <> NEW.vehicle_id AND OLD.approved_categories <> '{}')
    EXECUTE FUNCTION remember_moved_car();

INSERT INTO migrations (timestamp, name) VALUES (1770009000000, 'RemovedCars1770009000000');

INSERT INTO removed_cars (id, moved_to, removed_at) VALUES ('01900000-0000-7000-8000-000000000089', NULL, '2026-01-31 22:30:00.123+00'), ('01900000-0000-7000-8000-000000000090', '01900000-0000-7000-8000-000000000001', '2026-01-31 22:30:00.123+00');

CREATE TABLE picture_fingerprints (name text PRIMARY KEY, fingerprint bytea);
      CREATE FUNCTION delete_unused_fingerprints() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM picture_fingerprints AS unused WHERE unused.name IN (OLD.image, OLD.proof_image)
            AND NOT EXISTS (SELECT FROM cars WHERE cars.image = unused.name)
            AND NOT EXISTS (SELECT FROM cars WHERE cars.proof_image = unused.name);
          RETURN NULL;
        END $$;
      CREATE TRIGGER cars_delete_fingerprints AFTER DELETE OR UPDATE OF image, proof_image ON cars
        FOR EACH ROW EXECUTE FUNCTION delete_unused_fingerprints();
      CREATE FUNCTION notify_picture_stored() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('picture_stored', '');
          RETURN NULL;
        END $$;
      CREATE TRIGGER cars_notify_picture AFTER INSERT OR UPDATE OF image, proof_image ON cars
        FOR EACH STATEMENT EXECUTE FUNCTION notify_picture_stored();

INSERT INTO migrations (timestamp, name) VALUES (1770009200000, 'PictureFingerprints1770009200000');

INSERT INTO picture_fingerprints (name, fingerprint)
      SELECT image, decode(repeat('ab', 72), 'hex') FROM cars WHERE id = '01900000-0000-7000-8000-000000000001';

ALTER TABLE cars ADD aspiration text;

INSERT INTO migrations (timestamp, name) VALUES (1770009300000, 'Aspiration1770009300000');

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

INSERT INTO migrations (timestamp, name) VALUES (1770009400000, 'VoteLeads1770009400000');

INSERT INTO vote_leads (id, category, drivetrain, vehicle_id, votes, since, until, is_confirmed) VALUES
      ('01900000-0000-7000-8000-000000000094', 'Votes by Viewers', NULL, '01900000-0000-7000-8000-000000000001', 7, '2026-01-31 22:30:00.123+00', NULL, true),
      ('01900000-0000-7000-8000-000000000095', 'Votes by Viewers', 'AWD', NULL, 3, '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00', true);

CREATE TABLE board_positions (
        day date NOT NULL,
        entry_id uuid NOT NULL,
        position integer NOT NULL CHECK (position > 0),
        PRIMARY KEY (day, entry_id)
      );

INSERT INTO migrations (timestamp, name) VALUES (1770009500000, 'BoardPositions1770009500000');

INSERT INTO board_positions (day, entry_id, position) VALUES ('2026-01-31', '01900000-0000-7000-8000-000000000012', 2);

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

INSERT INTO migrations (timestamp, name) VALUES (1770009600000, 'NewsletterIssues1770009600000');

INSERT INTO newsletter_issues (id, subject, blocks, per_minute, status, problem, created_at, started_at, finished_at,
      fed_at) VALUES ('01900000-0000-7000-8000-000000000091', 'Sunday wrap', '[{"kind": "picture", "image": "3333333333333333333333333333333333333333333333333333333333333333-1600x900", "alt": "Start"}]', 60,
        'sent', NULL, '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00');
    INSERT INTO newsletter_deliveries (id, issue_id, subscriber_id, state, settled_at) VALUES
      ('01900000-0000-7000-8000-000000000092', '01900000-0000-7000-8000-000000000091', '01900000-0000-7000-8000-000000000061', 'sent', '2026-01-31 22:30:00.123+00'), ('01900000-0000-7000-8000-000000000093', '01900000-0000-7000-8000-000000000091', NULL, 'uncertain', '2026-01-31 22:30:00.123+00');
    UPDATE subscribers SET refusals = 1 WHERE id = '01900000-0000-7000-8000-000000000061';
    UPDATE mails SET html = '<p>Hello</p>', once = true;

ALTER TABLE events ADD lineup jsonb;

ALTER TABLE past_events ADD lineup jsonb, ADD source jsonb;

CREATE INDEX past_events_source_pictures ON past_events USING gin ((source -> 'pictures') jsonb_path_ops);

CREATE INDEX past_events_source_id ON past_events ((source ->> 'id'));

INSERT INTO migrations (timestamp, name) VALUES (1770009800000, 'EventDays1770009800000');

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

INSERT INTO migrations (timestamp, name) VALUES (1770009900000, 'WithdrawnVotes1770009900000');

INSERT INTO withdrawn_votes (id, entry_id, voter, idempotency_key, body_digest, receipt, created_at, withdrawn_at)
      VALUES ('01900000-0000-7000-8000-000000000096', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-8000-000000000026', '01900000-0000-7000-8000-000000000027', '01900000-0000-7000-8000-000000000028', 4, '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00');

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

INSERT INTO migrations (timestamp, name) VALUES (1770010000000, 'Segments1770010000000');

INSERT INTO segments (id, name, name_key, slug, filter, filter_key, in_menu, place, created_at) VALUES
      ('01900000-0000-7000-8000-000000000105', 'Bakkies', 'bakkies', 'bakkies', '{"words": "hilux"}', 'hilux', true, 1, '2026-01-31 22:30:00.123+00');

ALTER TABLE cars
        ADD run_video jsonb CHECK ((run_video ->> 'second')::integer BETWEEN 0 AND 43200),
        ADD video_id uuid REFERENCES videos ON DELETE SET NULL;
      CREATE INDEX cars_video ON cars (video_id);
      CREATE FUNCTION set_video_id() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'UPDATE' AND NEW.video_id IS NULL AND OLD.video_id IS NOT NULL
            AND NEW.run_video IS NOT DISTINCT FROM OLD.run_video THEN
            NEW.run_video := NULL;
          END IF;
          NEW.video_id := (NEW.run_video ->> '_id')::uuid;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER cars_set_video_id BEFORE INSERT OR UPDATE OF run_video, video_id ON cars
        FOR EACH ROW EXECUTE FUNCTION set_video_id();

INSERT INTO migrations (timestamp, name) VALUES (1770010100000, 'RunVideos1770010100000');

CREATE OR REPLACE FUNCTION cast_votes(
    entry_ids uuid[], voters uuid[], keys uuid[], bodies uuid[], networks text[],
    limit_names text[], limit_points integer[], limit_windows_ms integer[],
    now_ms bigint, key_ttl_ms bigint
  ) RETURNS TABLE (nth integer, outcome text, votes integer, voter uuid, wait_ms integer)
  LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan
  SET enable_seqscan = off
  AS $$
  #variable_conflict use_column
  DECLARE
    oldest timestamptz := now() - key_ttl_ms * interval '1 millisecond';
    outcomes text[];
    receipts integer[];
    first_voters uuid[];
    waits integer[];
    full_keys text[];
    rooms integer[];
    rooms_before integer[];
    room_waits integer[];
    charged record;
    full_row bigint;
    is_paused boolean;
    set_aside uuid[];
  BEGIN
    -- Every node locks entries in the order of their ids, so that no two wait for each other.
    PERFORM FROM entries WHERE id = ANY (entry_ids) ORDER BY id FOR NO KEY UPDATE;

    -- After the locks, so that nothing committed before them is missed.
    is_paused := EXISTS (SELECT FROM pauses WHERE subject = 'votes' AND (until IS NULL OR until > now()));
    SELECT array_agg(entry_id) INTO set_aside FROM set_aside_windows
    WHERE brought_back_at IS NULL AND ends_at > now() AND starts_at <= now() AND entry_id = ANY (entry_ids);

    UPDATE votes SET idempotency_key = NULL, body_digest = NULL, receipt = NULL
    WHERE idempotency_key = ANY (keys) AND created_at <= oldest;

    SELECT array_agg(coalesce(refusal, CASE WHEN is_second THEN 'undecided' END) ORDER BY nth),
           array_agg(receipt ORDER BY nth), array_agg(first_voter ORDER BY nth)
    INTO outcomes, receipts, first_voters
    FROM (
      SELECT nth, refusal, receipt, first_voter,
        row_number() OVER (PARTITION BY refusal, entry_id, voter ORDER BY nth) > 1
          OR key IS NOT NULL AND row_number() OVER (PARTITION BY refusal, key ORDER BY nth) > 1 AS is_second
      FROM (
        SELECT i.nth, i.entry_id, i.voter, i.key, known.receipt, known.voter AS first_voter,
          CASE
            WHEN known.body_digest = i.body THEN 'repeated'
            WHEN known.body_digest IS NOT NULL THEN 'key_reused'
            WHEN e.id IS NULL THEN 'not_found'
            WHEN v.voter IS NOT NULL THEN 'already_voted'
            WHEN is_paused THEN 'paused'
          END AS refusal
        FROM unnest(entry_ids, voters, keys, bodies) WITH ORDINALITY AS i (entry_id, voter, key, body, nth)
        LEFT JOIN LATERAL (
          SELECT voter, body_digest, receipt FROM votes WHERE idempotency_key = i.key
          UNION ALL SELECT voter, body_digest, receipt FROM withdrawn_votes WHERE idempotency_key = i.key
          LIMIT 1
        ) AS known ON true
        LEFT JOIN LATERAL (SELECT id FROM entries WHERE id = i.entry_id LIMIT 1) AS e ON true
        LEFT JOIN LATERAL (
          SELECT voter FROM votes WHERE entry_id = i.entry_id AND voter = i.voter LIMIT 1
        ) AS v ON true
      ) AS classified
    ) AS numbered;

    IF cardinality(limit_names) > 0 THEN
WITH charges AS MATERIALIZED (
  SELECT i.nth, i.outcome, l.window_ms,
    l.name || ':' || CASE WHEN l.name = 'votePerEntry' THEN i.entry_id || ':' ELSE '' END || n.network AS key,
    (l.points * CASE WHEN l.name = 'votePerEntry' THEN 1 ELSE n.place END)::integer AS most
  FROM unnest(entry_ids, networks, outcomes) WITH ORDINALITY AS i (entry_id, network, outcome, nth)
    CROSS JOIN LATERAL unnest(string_to_array(i.network, ' ')) WITH ORDINALITY AS n (network, place)
    CROSS JOIN unnest(limit_names, limit_points, limit_windows_ms) AS l (name, points, window_ms)
  WHERE (i.outcome IS NULL OR i.outcome = 'undecided') AND (l.name <> 'votePerEntry' OR n.place = 3)
      ), wanted AS (
        SELECT key, most, window_ms, count(*)::integer AS count FROM charges
        WHERE outcome IS NULL GROUP BY key, most, window_ms
      ), taken AS (
        INSERT INTO rate_limit AS r (key, points, expire)
        SELECT key, count, now_ms + window_ms FROM wanted ORDER BY key
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN r.expire <= now_ms OR r.expire + now_ms - excluded.expire > (extract(epoch FROM clock_timestamp()) * 1000)::bigint THEN excluded.points ELSE r.points + excluded.points END,
          expire = CASE WHEN r.expire <= now_ms OR r.expire + now_ms - excluded.expire > (extract(epoch FROM clock_timestamp()) * 1000)::bigint THEN excluded.expire ELSE r.expire END
        RETURNING key, points, expire
      ), full_rows AS (
        SELECT key, greatest(0, max(most) - (max(points) - max(count))) AS room, (max(expire) - now_ms)::integer AS wait
        FROM (
          SELECT key, most, count, NULL::integer AS points, NULL::bigint AS expire FROM wanted
          UNION ALL SELECT key, NULL, NULL, points, expire FROM taken
        ) AS both_sides GROUP BY key HAVING max(points) > max(most)
      )
      SELECT array_agg(key), array_agg(room), array_agg(wait) INTO full_keys, rooms, room_waits FROM full_rows;

      IF full_keys IS NOT NULL THEN
        rooms_before := rooms;
        waits := array_fill(NULL::integer, ARRAY[cardinality(outcomes)]);
        FOR charged IN
          SELECT nth, outcome, array_agg(full_row) AS full_rows
          FROM (
            SELECT nth, outcome, max(full_row) OVER (PARTITION BY key) AS full_row
            FROM (
              SELECT nth, outcome, key, NULL::bigint AS full_row FROM (
  SELECT i.nth, i.outcome, l.window_ms,
    l.name || ':' || CASE WHEN l.name = 'votePerEntry' THEN i.entry_id || ':' ELSE '' END || n.network AS key,
    (l.points * CASE WHEN l.name = 'votePerEntry' THEN 1 ELSE n.place END)::integer AS most
  FROM unnest(entry_ids, networks, outcomes) WITH ORDINALITY AS i (entry_id, network, outcome, nth)
    CROSS JOIN LATERAL unnest(string_to_array(i.network, ' ')) WITH ORDINALITY AS n (network, place)
    CROSS JOIN unnest(limit_names, limit_points, limit_windows_ms) AS l (name, points, window_ms)
  WHERE (i.outcome IS NULL OR i.outcome = 'undecided') AND (l.name <> 'votePerEntry' OR n.place = 3)) AS charges
              UNION ALL SELECT NULL, NULL, f.* FROM unnest(full_keys) WITH ORDINALITY AS f (key, full_row)
            ) AS both_sides
          ) AS found
          WHERE nth IS NOT NULL AND full_row IS NOT NULL GROUP BY nth, outcome ORDER BY nth
        LOOP
          FOREACH full_row IN ARRAY charged.full_rows LOOP
            -- Undecided votes take no point yet; without room for the first ones they are refused with them.
            IF rooms_before[full_row] = 0 OR charged.outcome IS NULL AND rooms[full_row] = 0 THEN
              waits[charged.nth] := greatest(waits[charged.nth], room_waits[full_row]);
            END IF;
          END LOOP;
          IF charged.outcome IS NULL AND waits[charged.nth] IS NULL THEN
            FOREACH full_row IN ARRAY charged.full_rows LOOP
              rooms[full_row] := rooms[full_row] - 1;
            END LOOP;
          END IF;
        END LOOP;

        UPDATE rate_limit r SET points = r.points - refused.count
        FROM (
          SELECT key, count(*)::integer AS count
          FROM (
  SELECT i.nth, i.outcome, l.window_ms,
    l.name || ':' || CASE WHEN l.name = 'votePerEntry' THEN i.entry_id || ':' ELSE '' END || n.network AS key,
    (l.points * CASE WHEN l.name = 'votePerEntry' THEN 1 ELSE n.place END)::integer AS most
  FROM unnest(entry_ids, networks, outcomes) WITH ORDINALITY AS i (entry_id, network, outcome, nth)
    CROSS JOIN LATERAL unnest(string_to_array(i.network, ' ')) WITH ORDINALITY AS n (network, place)
    CROSS JOIN unnest(limit_names, limit_points, limit_windows_ms) AS l (name, points, window_ms)
  WHERE (i.outcome IS NULL OR i.outcome = 'undecided') AND (l.name <> 'votePerEntry' OR n.place = 3)) AS charges WHERE outcome IS NULL AND waits[nth] IS NOT NULL GROUP BY key
        ) AS refused
        WHERE r.key = refused.key;
      END IF;
    END IF;

    RETURN QUERY
    WITH input AS (
      SELECT * FROM unnest(entry_ids, voters, keys, bodies, outcomes, receipts, first_voters, waits)
        WITH ORDINALITY AS i (entry_id, voter, key, body, outcome, receipt, first_voter, wait, nth)
    ), accepted AS MATERIALIZED (
      SELECT i.nth, i.entry_id, i.voter, i.key, i.body,
        e.votes + CASE WHEN a.is_set_aside THEN 0
          ELSE row_number() OVER (PARTITION BY i.entry_id ORDER BY i.nth)::integer END AS receipt,
        a.is_set_aside
      FROM input i CROSS JOIN LATERAL (SELECT votes FROM entries WHERE id = i.entry_id LIMIT 1) AS e
        CROSS JOIN LATERAL (SELECT coalesce(i.entry_id = ANY (set_aside), false) AS is_set_aside) AS a
      WHERE i.outcome IS NULL AND i.wait IS NULL
    ), voted AS (
      INSERT INTO votes (entry_id, voter, idempotency_key, body_digest, receipt)
      SELECT entry_id, voter, key, body, CASE WHEN key IS NOT NULL THEN receipt END FROM accepted ORDER BY key
    ), counted AS (
      UPDATE entries e SET votes = a.votes, votes_set_aside = e.votes_set_aside + a.set_aside_now
      FROM (
        SELECT entry_id, max(receipt) AS votes, count(*) FILTER (WHERE is_set_aside)::integer AS set_aside_now
        FROM accepted GROUP BY entry_id
      ) AS a
      WHERE e.id = a.entry_id
    )
    SELECT i.nth::integer,
      CASE WHEN i.wait IS NOT NULL THEN 'limited' ELSE coalesce(i.outcome, 'counted') END,
      coalesce(a.receipt, i.receipt), i.first_voter, i.wait
    FROM input i LEFT JOIN accepted a ON a.nth = i.nth
    ORDER BY i.nth;
  END $$;

INSERT INTO migrations (timestamp, name) VALUES (1770010300000, 'VoteNetworks1770010300000');

CREATE TABLE picture_deletions (
        visibility text NOT NULL,
        name text NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        tried_at timestamptz NOT NULL,
        reason text,
        PRIMARY KEY (visibility, name)
      );

INSERT INTO migrations (timestamp, name) VALUES (1770010600000, 'PictureDeletions1770010600000');

INSERT INTO picture_deletions (visibility, name, since, tried_at, reason) VALUES
  ('private', '4444444444444444444444444444444444444444444444444444444444444444-1600x900', '2026-01-31 22:30:00.123+00', '2026-01-31 22:30:00.123+00', 'AccessDenied');
