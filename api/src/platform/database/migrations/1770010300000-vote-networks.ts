import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CAST_VOTES as CAST_VOTES_BEFORE } from './1770009900000-withdrawn-votes.js';

/** The wider networks of an IPv6 address are limited too, and so are the votes of a /48 for one entry. */
export class VoteNetworks1770010300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CAST_VOTES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CAST_VOTES_BEFORE);
  }
}

/**
 * The points that votes take, each of a row of `rate_limit`. A vote has the digests of its networks, narrowest first and
 * separated by spaces; the second has twice and the third three times the points of the first, as in `sharesAt`. The
 * limit `votePerEntry` is one of the third network for each entry.
 */
const CHARGES = `
  SELECT i.nth, i.outcome, l.window_ms,
    l.name || ':' || CASE WHEN l.name = 'votePerEntry' THEN i.entry_id || ':' ELSE '' END || n.network AS key,
    (l.points * CASE WHEN l.name = 'votePerEntry' THEN 1 ELSE n.place END)::integer AS most
  FROM unnest(entry_ids, networks, outcomes) WITH ORDINALITY AS i (entry_id, network, outcome, nth)
    CROSS JOIN LATERAL unnest(string_to_array(i.network, ' ')) WITH ORDINALITY AS n (network, place)
    CROSS JOIN unnest(limit_names, limit_points, limit_windows_ms) AS l (name, points, window_ms)
  WHERE (i.outcome IS NULL OR i.outcome = 'undecided') AND (l.name <> 'votePerEntry' OR n.place = 3)`;

/**
 * Takes the points of all votes at once. Only if a row is full then, votes are looked at one by one in their order: one
 * that finds a row full is refused, and takes no point of the others.
 */
const TAKE_POINTS = `
      WITH charges AS MATERIALIZED (${CHARGES}
      ), wanted AS (
        SELECT key, most, window_ms, count(*)::integer AS count FROM charges
        WHERE outcome IS NULL GROUP BY key, most, window_ms
      ), taken AS (
        INSERT INTO rate_limit AS r (key, points, expire)
        SELECT key, count, now_ms + window_ms FROM wanted ORDER BY key
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN $HAS_ENDED THEN excluded.points ELSE r.points + excluded.points END,
          expire = CASE WHEN $HAS_ENDED THEN excluded.expire ELSE r.expire END
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
              SELECT nth, outcome, key, NULL::bigint AS full_row FROM (${CHARGES}) AS charges
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
          FROM (${CHARGES}) AS charges WHERE outcome IS NULL AND waits[nth] IS NOT NULL GROUP BY key
        ) AS refused
        WHERE r.key = refused.key;
      END IF;
    END IF;
`.replaceAll(
  '$HAS_ENDED',
  'r.expire <= now_ms OR r.expire + now_ms - excluded.expire > (extract(epoch FROM clock_timestamp()) * 1000)::bigint',
);

/** The function of the migration before, with other limits. */
export const CAST_VOTES = withLimits(CAST_VOTES_BEFORE);

function withLimits(before: string): string {
  const begin = before.indexOf('      WITH input AS (\n        SELECT network');
  const end = before.indexOf('    RETURN QUERY');
  const declared = `    waits integer[];
    full_keys text[];
    rooms integer[];
    rooms_before integer[];
    room_waits integer[];
    charged record;
    full_row bigint;
`;
  return `${before.slice(0, begin)}${TAKE_POINTS.trimStart()}\n${before.slice(end)}`.replace(
    '    waits integer[];\n',
    declared,
  );
}
