-- Counts a batch of votes: one statement of the caller, so one transaction.
--
-- It is a function because each of its statements sees what was committed before it began: the entries are locked
-- first, so that what follows sees all earlier votes for them and can number the new ones without gaps.
--
-- Parameters with the same subscript describe one vote: entry (null: an invalid id), voter, key and body (null: no
-- key), and the digests of its networks (null: not limited), narrowest first and separated by spaces. The limits are
-- those of `limit_names`, in rows of `rate_limit` as `ThrottlingService` writes them. The second network has twice and
-- the third three times the points of the first, as in `sharesAt`; `votePerEntry` limits the third network for each
-- entry. A window has also ended when it would last longer than it can, because it was started under a later clock;
-- the clock is read once the row is locked, so that a window that another node started meanwhile goes on.
--
-- Outcomes by `nth`, from 1:
-- - `counted`: `votes` of the entry including this one, but for a vote in a window that is set aside
-- - `repeated`: the key's vote was counted before, and perhaps taken back since; its `votes` and `voter`
-- - `key_reused`, `not_found`, `already_voted`, `paused`
-- - `limited` for another `wait_ms`
-- - `undecided`: another vote of this batch has the same key, or the same entry and voter, and goes first
--
-- Planning its statements would take longer than running them, so they are planned once for each connection. The plans
-- must suit a table that grows by thousands of rows a second, hence by index only: row by row (LATERAL ... LIMIT 1).
--
-- Fails with `unique_violation` when another node commits one of the keys for another entry at the same time.
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
    -- Takes the points of all votes at once. Only if a row is full then, votes are looked at one by one in their order:
    -- one that finds a row full is refused, and takes no point of the others.
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
        points = CASE
          WHEN r.expire <= now_ms
            OR r.expire + now_ms - excluded.expire > (extract(epoch FROM clock_timestamp()) * 1000)::bigint
          THEN excluded.points ELSE r.points + excluded.points END,
        expire = CASE
          WHEN r.expire <= now_ms
            OR r.expire + now_ms - excluded.expire > (extract(epoch FROM clock_timestamp()) * 1000)::bigint
          THEN excluded.expire ELSE r.expire END
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
                l.name || ':' || CASE WHEN l.name = 'votePerEntry' THEN i.entry_id || ':' ELSE '' END
                  || n.network AS key,
                (l.points * CASE WHEN l.name = 'votePerEntry' THEN 1 ELSE n.place END)::integer AS most
              FROM unnest(entry_ids, networks, outcomes) WITH ORDINALITY AS i (entry_id, network, outcome, nth)
                CROSS JOIN LATERAL unnest(string_to_array(i.network, ' ')) WITH ORDINALITY AS n (network, place)
                CROSS JOIN unnest(limit_names, limit_points, limit_windows_ms) AS l (name, points, window_ms)
              WHERE (i.outcome IS NULL OR i.outcome = 'undecided') AND (l.name <> 'votePerEntry' OR n.place = 3)
            ) AS charges
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
          WHERE (i.outcome IS NULL OR i.outcome = 'undecided') AND (l.name <> 'votePerEntry' OR n.place = 3)
        ) AS charges WHERE outcome IS NULL AND waits[nth] IS NOT NULL GROUP BY key
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
