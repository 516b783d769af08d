-- The schema after the migration Board1770000100000, with its rows.

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
      CREATE INDEX cars_proof_image ON cars (proof_image);;

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
      CREATE INDEX votes_voter ON votes (voter);;

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
