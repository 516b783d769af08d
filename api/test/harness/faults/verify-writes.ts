import type pg from 'pg';
import type { KeyedLoad, Target } from './keyed-load.js';
import type { KeyedWrite, Targets } from './keyed-writes.js';

/** SQL that counts what is half done, by what it is. */
const HALF_DONE = {
  'approved without an entry': `SELECT count(*)::int AS count FROM cars
     WHERE status = 'approved' AND NOT EXISTS (SELECT FROM entries WHERE car_id = cars.id)`,
  'on the leaderboard but not approved': `SELECT count(*)::int AS count FROM cars
     WHERE status <> 'approved' AND EXISTS (SELECT FROM entries WHERE car_id = cars.id)`,
  'submitted without pictures': `SELECT count(*)::int AS count FROM cars
     WHERE name LIKE 'submission-%' AND (image IS NULL OR proof_image IS NULL)`,
  'submitted without a record': `SELECT count(*)::int AS count FROM cars WHERE name LIKE 'submission-%'
     AND 1 <> (SELECT count(*) FROM activity WHERE subject_id = cars.id::text AND action = 'submit')`,
  'votes counted that a window sets aside, or the reverse': `SELECT count(*)::int AS count FROM entries e
     WHERE votes_set_aside <> (SELECT count(*) FROM votes v WHERE v.entry_id = e.id AND EXISTS (
       SELECT FROM set_aside_windows w WHERE w.entry_id = e.id AND w.brought_back_at IS NULL
         AND v.created_at >= w.starts_at AND v.created_at < w.ends_at))`,
  // The browsers of the load do not vote again.
  'votes taken back that still count': `SELECT count(*)::int AS count FROM withdrawn_votes w
     WHERE EXISTS (SELECT FROM votes WHERE entry_id = w.entry_id AND voter = w.voter)`,
} as const;

/** What a check of writes reports; lists of kinds are empty where everything is right. */
export interface Verdict {
  /** Kinds of writes whose response changed when they were repeated. */
  readonly changed: string[];
  /** Kinds of writes that were refused (4xx), with their responses. */
  readonly refused: string[];
  /** Kinds of writes that did not act. */
  readonly lost: string[];
  /** Kinds of writes that acted more than once. */
  readonly doubled: string[];
  readonly halfDone: string[];
  /** Votes and views as counted and as rows. */
  readonly sums: Sums;
}

/** Votes, those that are set aside included, and views: as counted in their totals and as rows; votes taken back as rows. */
export interface Sums {
  readonly votes: number;
  readonly voteRows: number;
  readonly withdrawnRows: number;
  readonly views: number;
  readonly viewsByDay: number;
}

/**
 * A verdict with nothing wrong, after all votes and views of the load were counted, and its withdrawals taken out.
 * @param earlierVotes votes that were cast before the load
 */
export function faultless(load: KeyedLoad, earlierVotes = 0): Verdict {
  const sent = (wanted: string) => load.writes.filter(({ kind }) => kind === wanted).length;
  const [withdrawnRows, views] = [sent('voteWithdrawal'), sent('view')];
  const votes = earlierVotes + sent('vote') - withdrawnRows;
  return {
    changed: [],
    refused: [],
    lost: [],
    doubled: [],
    halfDone: [],
    sums: { votes, voteRows: votes, withdrawnRows, views, viewsByDay: views },
  };
}

/** Repeats the writes since the last start of a load, as clients do, and compares the database with them. */
export async function verifyRound(
  client: pg.Client,
  load: KeyedLoad,
  targets: Targets,
  target: Target,
): Promise<Verdict> {
  const changed = (await load.repeatRound(target)).map(({ kind }) => kind);
  const refused = [...load.refused].map(([{ kind }, response]) => `${kind}: ${response}`);
  return { ...(await verifyWrites(client, load.round, targets)), changed, refused };
}

/** Compares the database with writes, all of which were acknowledged. */
export async function verifyWrites(
  client: pg.Client,
  writes: readonly KeyedWrite[],
  { entry, video }: Targets,
): Promise<Verdict> {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { kind, counted } of writes) {
    if (!counted) continue;
    const count = await countOf(client, counted[0], [counted[1]]);
    if (count < 1) lost.push(kind);
    if (count > 1) doubled.push(kind);
  }
  const halfDone: string[] = [];
  for (const [what, statement] of Object.entries(HALF_DONE))
    if ((await countOf(client, statement)) > 0) halfDone.push(what);
  const { rows } = await client.query<Sums>(
    `SELECT votes + votes_set_aside AS votes,
       (SELECT count(*)::int FROM votes WHERE entry_id = $1) AS "voteRows",
       (SELECT count(*)::int FROM withdrawn_votes WHERE entry_id = $1) AS "withdrawnRows",
       (SELECT views FROM videos WHERE id = $2) AS views,
       (SELECT coalesce(sum(views), 0)::int FROM video_views WHERE video_id = $2) AS "viewsByDay"
     FROM entries WHERE id = $1`,
    [entry, video],
  );
  return { changed: [], refused: [], lost, doubled, halfDone, sums: rows[0] as Sums };
}

async function countOf(client: pg.Client, statement: string, parameters: string[] = []): Promise<number> {
  const { rows } = await client.query<{ count: number }>(statement, parameters);
  return rows[0]?.count ?? 0;
}

/** Inserts what votes and views are counted for, and content that is marked as demo content. */
export async function addTargets(client: pg.Client): Promise<Targets> {
  const { rows } = await client.query<Targets>(`
    WITH car AS (
      INSERT INTO cars (name, drivetrain, status, approved_categories)
      VALUES ('Golf', 'AWD', 'approved', '{Votes by Viewers}') RETURNING id, vehicle_id
    ), entry AS (
      INSERT INTO entries (car_id, vehicle_id, category)
      SELECT id, vehicle_id, 'Votes by Viewers' FROM car RETURNING id
    ), video AS (
      INSERT INTO videos (title, link) VALUES ('Launch control', 'https://youtu.be/abcdefghijk') RETURNING id
    ), demo AS (
      INSERT INTO videos (title, link) VALUES ('Demo', 'https://youtu.be/abcdefghijk') RETURNING id
    ), marked AS (
      INSERT INTO demo_content (kind, id) SELECT 'video', id::text FROM demo
    ) SELECT entry.id AS entry, video.id AS video FROM entry, video`);
  return rows[0] as Targets;
}
