-- The schema after the migration Foundation1770000000000, with its rows.

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
