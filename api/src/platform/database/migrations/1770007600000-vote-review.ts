import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CAST_VOTES as CAST_VOTES_BEFORE } from './foundations/1770001600000-vote-keys.js';

/**
 * Windows of votes that are set aside, votes by quarter of an hour, bursts, and pauses. `entries.votes` is the public
 * number; votes in windows are counted in `votes_set_aside` instead.
 */
export class VoteReview1770007600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
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
    `);
    await queryRunner.query(CAST_VOTES);
  }

  /** Votes that are set aside count again. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CAST_VOTES_BEFORE.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
    await queryRunner.query(`
      UPDATE entries SET votes = votes + votes_set_aside WHERE votes_set_aside > 0;
      ALTER TABLE entries DROP COLUMN votes_set_aside;
      DROP TABLE pauses, vote_bursts, vote_quarters, set_aside_windows;
    `);
  }
}

/**
 * As in the migration of vote keys, where it is described, with two additions. A vote that would be counted is `paused`
 * while votes are. A vote in a window that is set aside is stored and counted apart; its `votes` do not include it.
 */
export const CAST_VOTES = `
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
        LEFT JOIN LATERAL (SELECT * FROM votes WHERE idempotency_key = i.key LIMIT 1) AS known ON true
        LEFT JOIN LATERAL (SELECT id FROM entries WHERE id = i.entry_id LIMIT 1) AS e ON true
        LEFT JOIN LATERAL (
          SELECT voter FROM votes WHERE entry_id = i.entry_id AND voter = i.voter LIMIT 1
        ) AS v ON true
      ) AS classified
    ) AS numbered;

    IF cardinality(limit_names) > 0 THEN
      WITH input AS (
        SELECT network, outcome, nth, row_number() OVER (PARTITION BY network, outcome ORDER BY nth) AS place
        FROM unnest(networks, outcomes) WITH ORDINALITY AS i (network, outcome, nth)
      ), wanted AS (
        SELECT l.name || ':' || network AS key, network, l.points AS most, l.window_ms, w.count
        FROM (
          SELECT network, count(*)::integer AS count FROM input
          WHERE outcome IS NULL AND network IS NOT NULL GROUP BY network
        ) AS w, unnest(limit_names, limit_points, limit_windows_ms) AS l (name, points, window_ms)
      ), taken AS (
        INSERT INTO rate_limit AS r (key, points, expire)
        SELECT key, count, now_ms + window_ms FROM wanted ORDER BY key
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN r.expire <= now_ms THEN excluded.points ELSE r.points + excluded.points END,
          expire = CASE WHEN r.expire <= now_ms THEN excluded.expire ELSE r.expire END
        RETURNING key, points, expire
      ), rooms AS (
        SELECT network, min(greatest(0, most - (points - count))) AS room,
          max(expire - now_ms) FILTER (WHERE points > most) AS wait
        FROM wanted JOIN taken USING (key) GROUP BY network
      )
      SELECT array_agg(
        CASE WHEN outcome IS NULL AND place > room OR outcome = 'undecided' AND room = 0 THEN wait::integer END
        ORDER BY nth
      ) INTO waits
      FROM input LEFT JOIN rooms USING (network);

      IF cardinality(array_remove(waits, NULL)) > 0 THEN
        UPDATE rate_limit r SET points = r.points - refused.count
        FROM (
          SELECT name || ':' || network AS key, count(*)::integer AS count
          FROM unnest(networks, outcomes, waits) AS i (network, outcome, wait), unnest(limit_names) AS name
          WHERE outcome IS NULL AND wait IS NOT NULL GROUP BY 1
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
  END $$`;
