import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { readFaultKills } from './harness/faults/fault-config.js';
import { Installation } from './harness/faults/installation.js';
import { KeyedLoad } from './harness/faults/keyed-load.js';
import { KIND_NAMES, type Targets } from './harness/faults/keyed-writes.js';
import { makeOpenFolder, removeDataDir } from './harness/servers/server-process.js';

const KILLS = readFaultKills();
/** A kill with its load, recovery and repeated calls takes about five seconds. */
jest.setTimeout(60_000 + KILLS * 30_000);

/** Load before a kill, ms: at least, and at most more. */
const LOAD_MS = 300;
const LOAD_SPREAD_MS = 500;

const FAULTS: Readonly<Record<string, (product: Installation) => Promise<unknown>>> = {
  'the server': (product) => product.killServer(),
  'the database': (product) => product.killDatabase(),
  both: (product) => Promise.all([product.killDatabase(), product.killServer()]),
};

let folder: string;
let product: Installation;
let load: KeyedLoad;
let targets: Targets;
beforeAll(async () => {
  folder = await makeOpenFolder();
  product = new Installation(join(folder, 'data'));
  await product.recover();
  targets = await addTargets();
  load = new KeyedLoad(targets);
});
afterAll(async () => {
  await product.stop();
  await removeDataDir(join(folder, 'data'));
  await rm(dirname(folder), { recursive: true, force: true });
});

/** Inserts what votes and views are counted for. */
async function addTargets(): Promise<Targets> {
  const client = await product.connect();
  const { rows } = await client.query<Targets>(`
    WITH car AS (
      INSERT INTO cars (name, drivetrain, status) VALUES ('Golf', 'AWD', 'approved') RETURNING id
    ), entry AS (
      INSERT INTO entries (car_id, category) SELECT id, 'Votes by Viewers' FROM car RETURNING id
    ), video AS (
      INSERT INTO videos (title, link) VALUES ('Launch control', 'https://youtu.be/abcdefghijk') RETURNING id
    ) SELECT entry.id AS entry, video.id AS video FROM entry, video`);
  await client.end();
  return rows[0] as Targets;
}

/** Numbers of writes that acted never, and more than once. */
async function countActs(): Promise<{ lost: string[]; doubled: string[] }> {
  const client = await product.connect();
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { kind, counted } of load.writes) {
    if (!counted) continue;
    const { rows } = await client.query<{ count: number }>(counted[0], [counted[1]]);
    const count = rows[0]?.count ?? 0;
    if (count < 1) lost.push(kind);
    if (count > 1) doubled.push(kind);
  }
  await client.end();
  return { lost, doubled };
}

/** Votes and views as counted, as rows, and as sent. */
async function countSums() {
  const client = await product.connect();
  const { rows } = await client.query(
    `SELECT votes, (SELECT count(*)::int FROM votes) AS vote_rows,
       (SELECT views FROM videos WHERE id = $2) AS views,
       (SELECT sum(views)::int FROM video_views WHERE video_id = $2) AS views_by_day
     FROM entries WHERE id = $1`,
    [targets.entry, targets.video],
  );
  await client.end();
  const sent = (wanted: string) => load.writes.filter(({ kind }) => kind === wanted).length;
  const [votes, views] = [sent('vote'), sent('view')];
  return { counted: rows[0], sent: { votes, vote_rows: votes, views, views_by_day: views } };
}

describe('every write with a key acts once, and the product recovers by itself', () => {
  const faults = Object.entries(FAULTS);
  const kills = Array.from({ length: KILLS }, (_, nth) => [nth + 1, ...(faults[nth % faults.length] ?? [])]);

  test.each(kills as [number, string, (killed: Installation) => Promise<unknown>][])(
    'kill %i, of %s',
    async (_nth, _what, kill) => {
      const target = await product.recover();
      load.start(target);
      await sleep(LOAD_MS + Math.random() * LOAD_SPREAD_MS);
      await kill(product);
      await load.stop();
      const recovered = await product.recover();
      expect(await load.repeatAll(recovered)).toEqual([]);
      expect([...load.refused]).toEqual([]);
      expect(await countActs()).toEqual({ lost: [], doubled: [] });
      const { counted, sent } = await countSums();
      expect(counted).toEqual(sent);
    },
  );

  test('all kinds of writes took part, and nothing was answered but success and 503', () => {
    const kinds = new Set(load.writes.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([...KIND_NAMES, 'approval'].toSorted());
    const failures = [...load.statuses.keys()].filter((status) => status >= 400 && status !== 503);
    expect(failures).toEqual([]);
  });
});
