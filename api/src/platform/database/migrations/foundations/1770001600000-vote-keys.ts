import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Idempotency keys in the rows of their votes, and the function that counts a batch of votes.
 *
 * `cast_votes` is a function because each of its statements sees what was committed before it began: the entries are
 * locked first, so that what follows sees all earlier votes for them and can number the new ones without gaps. The
 * caller still sends a single statement, which is a single transaction.
 */
export class VoteKeys1770001600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE votes ADD idempotency_key uuid, ADD body_digest uuid, ADD receipt integer;
      CREATE UNIQUE INDEX votes_idempotency_key ON votes (idempotency_key) WHERE idempotency_key IS NOT NULL;
    `);
    await queryRunner.query(CAST_VOTES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION cast_votes');
    await queryRunner.query('DROP INDEX votes_idempotency_key');
    await queryRunner.query(
      'ALTER TABLE votes DROP COLUMN idempotency_key, DROP COLUMN body_digest, DROP COLUMN receipt',
    );
  }
}

/**
 * Parameters with the same subscript describe one vote: entry (null: an invalid id), voter, key and body (null: no key), network
 * (null: not limited). The limits are those of `limit_names`, in rows of `rate_limit` as `ThrottlingService` writes
 * them. Outcomes by `nth`, from 1:
 * - `counted`: `votes` of the entry including this one
 * - `repeated`: the key's vote was counted before; its `votes` and `voter`
 * - `key_reused`, `not_found`, `already_voted`
 * - `limited` for another `wait_ms`
 * - `undecided`: another vote of this batch has the same key, or the same entry and voter, and goes first
 *
 * Planning its statements would take longer than running them, so they are planned once for each connection. The plans
 * must suit a table that grows by thousands of rows a second, hence by index only: row by row (LATERAL ... LIMIT 1).
 *
 * Fails with `unique_violation` when another node commits one of the keys for another entry at the same time.
 */
export const CAST_VOTES = `
  CREATE FUNCTION cast_votes(
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
  BEGIN
    -- Every node locks entries in the order of their ids, so that no two wait for each other.
    PERFORM FROM entries WHERE id = ANY (entry_ids) ORDER BY id FOR NO KEY UPDATE;

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
        e.votes + row_number() OVER (PARTITION BY i.entry_id ORDER BY i.nth)::integer AS receipt
      FROM input i CROSS JOIN LATERAL (SELECT votes FROM entries WHERE id = i.entry_id LIMIT 1) AS e
      WHERE i.outcome IS NULL AND i.wait IS NULL
    ), voted AS (
      INSERT INTO votes (entry_id, voter, idempotency_key, body_digest, receipt)
      SELECT entry_id, voter, key, body, CASE WHEN key IS NOT NULL THEN receipt END FROM accepted ORDER BY key
    ), counted AS (
      UPDATE entries e SET votes = a.votes
      FROM (SELECT entry_id, max(receipt) AS votes FROM accepted GROUP BY entry_id) AS a
      WHERE e.id = a.entry_id
    )
    SELECT i.nth::integer,
      CASE WHEN i.wait IS NOT NULL THEN 'limited' ELSE coalesce(i.outcome, 'counted') END,
      coalesce(a.receipt, i.receipt), i.first_voter, i.wait
    FROM input i LEFT JOIN accepted a ON a.nth = i.nth
    ORDER BY i.nth;
  END $$`;
