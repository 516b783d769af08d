import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { apiRoutes, type Entry, pageRoutes } from '@quartermile/core/domain';
import pg from 'pg';
import { fillSql } from '../../bench/database/fill-sql.mjs';
import { publicApiRoutes } from '../../src/platform/http/public-api-routes.js';
import { RATE_LIMITS } from '../../src/platform/networks/rate-limits.js';
import { buildSubmission } from '../harness/cars.js';
import { type Attack, attack } from '../harness/faults/attack.js';
import { readFaultConfig } from '../harness/faults/fault-config.js';
import { reportFigures } from '../harness/faults/fault-report.js';
import { visit } from '../harness/faults/honest-visitor.js';
import { Installation } from '../harness/faults/installation.js';
import { peakMiB, residentMiB } from '../harness/faults/resident-memory.js';
import { pngBomb, toDataUrl } from '../harness/pictures.js';
import { makeOpenFolder } from '../harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

jest.setTimeout(120_000);

const { isLong } = readFaultConfig();
const CONNECTIONS = isLong ? 1000 : 300;
const DURATION_MS = isLong ? 15_000 : 2000;
const MEMORY_MAX_MIB = 600;
const CARS = 334;
/** As `npm start` runs it. */
const AS_STARTED = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
};

const { list, board, vote } = apiRoutes.leaderboard;
const entries = publicApiRoutes.entries.replace(':board', 'our-drag-races');
const each = (count: number, path: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => path(nth));
const plain = { 'accept-encoding': 'identity' };
const parts = each(9000, (nth) => `${list}?limit=${901 + (nth % 97)}&offset=${nth % 89}`);

/** What one network sends, over and over. */
const ATTACKS: readonly (readonly [name: string, sent: Pick<Attack, 'paths'> & Partial<Attack>])[] = [
  ['the list with an invented parameter', { paths: [`${list}?x={n}`] }],
  ['the list with limits above its length', { paths: each(8900, (nth) => `${list}?limit=${1100 + nth}`) }],
  ['parts of the list', { paths: parts }],
  ['parts of the list, uncompressed', { paths: parts, headers: plain }],
  ['parts of the list, which it does not read', { paths: parts, headers: plain, reads: false }],
  ['searches', { paths: [`${list}?q=a{n}`, `${board}?q={n}`, `${board}?others=40&from={n}`] }],
  ['the public API', { paths: each(900, (nth) => `${entries}?page_size=${101 + (nth % 99)}`) }],
  ['the description of the API', { paths: [`${apiRoutes.openapi}?x={n}`, `${apiRoutes.docs}?x={n}`] }],
  ['feeds and the calendar', { paths: ['/sitemap.xml?x={n}', `${apiRoutes.events.calendar}?x={n}`] }],
  ['large headers', { paths: [list], headers: { cookie: 'a'.repeat(14_000) } }],
  ['large bodies', { paths: [vote], method: 'POST', body: JSON.stringify({ entryId: 'x'.repeat(255_000) }) }],
];

const TARGET = 'the entry that strangers vote for';

/** Four strangers and one who has a /48, all at once. */
function fiveWays(entryIds: readonly string[]): Readonly<Record<string, Partial<Attack>>> {
  const [target, ...others] = entryIds;
  const picture = toDataUrl(pngBomb(7000, 7000));
  const submission = buildSubmission({ cellphone: '+2782{n}', image: picture, proofImage: picture });
  return {
    memory: { from: '203.0.113.1', paths: [`${list}?x={n}`, `${list}?limit=1{n}`], connections: CONNECTIONS },
    pages: {
      from: '203.0.113.2',
      paths: others.flatMap((id) => [
        `${pageRoutes.leaderboard}/${id}`,
        `//x/%2e%2e/lEaDerBoard?q=%20&x={n}`,
      ]),
      connections: 64,
    },
    pictures: { from: '203.0.113.3', ...post(apiRoutes.cars.submit, submission), connections: 8 },
    [TARGET]: { from: '2001:db8:7:{n}::1', ...post(vote, { entryId: target }), connections: 32 },
    uploads: {
      from: '203.0.113.5',
      ...post(apiRoutes.cars.submit, 'x'.repeat(1024 * 1024)),
      announcedBytes: 28_000_000,
      connections: 40,
      reads: false,
    },
  };
}

const post = (path: string, body: unknown) => ({
  method: 'POST',
  paths: [path],
  body: JSON.stringify(body),
});

let folder: string;
let database: TestDatabase;
let node: Installation;
let address: string;
beforeAll(async () => {
  folder = await makeOpenFolder();
  database = await createTestDatabase();
  node = new Installation(join(folder, 'data'), {
    ...AS_STARTED,
    DATABASE_URL: database.url,
    TRUST_PROXY: '1',
    RATE_LIMIT: 'on',
  });
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(fillSql(CARS));
  await client.end();
  ({ address } = await node.recover());
});
afterAll(async () => {
  await node?.stop();
  await database?.drop();
  await rm(dirname(folder), { recursive: true, force: true });
});

describe(`the memory of the server stays below ${MEMORY_MAX_MIB} MiB, and others are served`, () => {
  test.each(ATTACKS)('while one network requests %s', async (name, sent) => {
    const pid = node.pid ?? 0;
    const during = attack({
      address,
      connections: CONNECTIONS,
      durationMs: DURATION_MS,
      from: '203.0.113.7',
      ...sent,
    });
    const [[peak, answered], visited] = await Promise.all([
      peakMiB(pid, during),
      visit(address, [list, pageRoutes.leaderboard], { from: '198.51.100.9', pauseMs: 50, during }),
    ]);
    const after = await residentMiB(pid);
    reportFigures({ attack: name, peak, after, answered, visited });
    expect(Math.max(peak, after)).toBeLessThan(MEMORY_MAX_MIB);
    expect(Object.keys(visited.statuses)).toEqual(['200']);
    expect(Object.keys(answered).length).toBeGreaterThan(1);
    const others = Object.keys(answered).filter((status) => !/^(200|400|404|429|503|broken)$/.test(status));
    expect(others).toEqual([]);
  });
});

describe('five strangers at once, each in another way', () => {
  test('do not keep others from reading, voting and submitting', async () => {
    const entryIds = await readEntryIds();
    const attacks = Object.entries(fiveWays(entryIds));
    const begun = { address, durationMs: DURATION_MS, connections: 0, paths: [] };
    const during = Promise.all(attacks.map(([, given]) => attack({ ...begun, ...given })));
    const honest = { from: '198.18.0.{n}', during };
    const votes = entryIds.slice(1).map((entryId) => ({ path: vote, body: { entryId } }));
    const submissions = each(100, (nth) => `+27 83 555 ${1000 + nth}`).map((cellphone) => ({
      path: apiRoutes.cars.submit,
      body: buildSubmission({ cellphone }),
    }));
    const [[peak, answers], read, voted, submitted] = await Promise.all([
      peakMiB(node.pid ?? 0, during),
      visit(address, [apiRoutes.health, pageRoutes.leaderboard, list], { ...honest, pauseMs: 50 }),
      visit(address, votes, { ...honest, pauseMs: 600 }),
      visit(address, submissions, { ...honest, pauseMs: 1000 }),
    ]);
    const answered = Object.fromEntries(attacks.map(([name], nth) => [name, answers[nth] ?? {}]));
    reportFigures({ attack: 'five ways', peak, answered, read, voted, submitted });
    expect(peak).toBeLessThan(MEMORY_MAX_MIB);
    expect([read, voted, submitted].map(({ statuses }) => Object.keys(statuses))).toEqual([
      ['200'],
      ['200'],
      ['201'],
    ]);
    expect(answered[TARGET]?.[200] ?? 0).toBeLessThanOrEqual(RATE_LIMITS.votePerEntry.points);
    expect(answered[TARGET]?.[429]).toBeGreaterThan(0);
    expect(answered.uploads?.[429]).toBeGreaterThan(0);
  });
});

async function readEntryIds(): Promise<string[]> {
  const response = await fetch(address + list, { headers: { 'x-forwarded-for': '198.51.100.11' } });
  return ((await response.json()) as Entry[]).map(({ _id }) => _id);
}
