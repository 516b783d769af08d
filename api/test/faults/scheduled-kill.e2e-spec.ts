import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { apiRoutes, issueRoutes } from '@quartermile/core/domain';
import { readFaultConfig } from '../harness/faults/fault-config.js';
import { reportFigures } from '../harness/faults/fault-report.js';
import { Installation } from '../harness/faults/installation.js';
import type { Target } from '../harness/faults/keyed-load.js';
import { type MailServer, startMailServer } from '../harness/servers/mail-server.js';
import { makeOpenFolder, removeDataDir, until } from '../harness/servers/server-process.js';

const { FAULT_KILLS } = readFaultConfig();
jest.setTimeout(120_000 + FAULT_KILLS * 20_000);

/** Items of each kind that are scheduled before a kill, and the time between two of them, ms. */
const ITEMS = 4;
const APART_MS = 150;
/** Time until the first one, ms; a call takes less. */
const FIRST_MS = 3000;
/** A kill comes while about half of them are due, ms after the last call. */
const KILL_MIN_MS = FIRST_MS - 1000;
const KILL_SPREAD_MS = 3 * ITEMS * APART_MS;

const FAULTS: readonly ((product: Installation) => Promise<unknown>)[] = [
  (product) => product.killServer(),
  (product) => product.killDatabase(),
  (product) => Promise.all([product.killDatabase(), product.killServer()]),
];

let folder: string;
let post: MailServer;
let product: Installation;
beforeAll(async () => {
  folder = await makeOpenFolder();
  post = await startMailServer();
  product = new Installation(join(folder, 'data'), { SMTP_URL: post.url, LOG_LEVEL: 'warn' });
});
afterAll(async () => {
  await product?.stop();
  await post?.close();
  await removeDataDir(join(folder, 'data'));
  await rm(dirname(folder), { recursive: true, force: true });
});

const nameOf = (nth: number) => `Scheduled ${nth}.`;

/** Schedules a video, an event and a newsletter after the other, `ITEMS` times. */
async function schedule({ address, token }: Target, round: number): Promise<void> {
  for (let nth = 0; nth < ITEMS; nth++) {
    const name = nameOf(round * ITEMS + nth);
    const at = (kind: number) => new Date(Date.now() + FIRST_MS + (3 * nth + kind) * APART_MS).toISOString();
    const bodies = [
      [
        apiRoutes.videos.add,
        { title: name, link: `https://drive.google.com/file/d/${'a'.repeat(25)}/view`, publishAt: at(0) },
      ],
      [apiRoutes.events.add, { title: name, _publishAt: at(1) }],
      [issueRoutes.add, { subject: name, blocks: [{ kind: 'heading', text: name }], publishAt: at(2) }],
    ] as const;
    for (const [path, body] of bodies) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect([answer.status, await answer.text()]).toEqual([201, expect.any(String)]);
    }
  }
}

test(`what is scheduled is published once, and nothing is lost, in ${FAULT_KILLS} kills`, async () => {
  let target = await product.recover();
  await product.withDatabase((client) =>
    client.query(
      `INSERT INTO subscribers (email, status, consent_version, consented_at)
       VALUES ('reader@example.com', 'confirmed', '1', now())`,
    ),
  );
  let openAtKills = 0;
  for (let round = 0; round < FAULT_KILLS; round++) {
    await schedule(target, round);
    await sleep(KILL_MIN_MS + Math.random() * KILL_SPREAD_MS);
    openAtKills += await countScheduled();
    await FAULTS[round % FAULTS.length]?.(product);
    target = await product.recover();
  }
  await until(async () => (await countScheduled()) === 0);
  await until(async () =>
    product.withDatabase(async (client) => {
      const open = await client.query(`SELECT FROM newsletter_issues WHERE status <> 'sent'`);
      return open.rowCount === 0;
    }),
  );

  const names = Array.from({ length: FAULT_KILLS * ITEMS }, (_, nth) => nameOf(nth)).toSorted();
  const titles = async (path: string): Promise<string[]> => {
    const listed = (await (await fetch(target.address + path)).json()) as { title: string }[];
    return listed.map(({ title }) => title).toSorted();
  };
  expect(await titles(apiRoutes.videos.list)).toEqual(names);
  expect(await titles(apiRoutes.events.list)).toEqual(names);
  const { rows } = await product.withDatabase((client) =>
    client.query<{ type: string; action: string; label: string }>(
      `SELECT subject_type AS type, action, subject_label AS label FROM activity WHERE actor = 'server'`,
    ),
  );
  for (const [type, action] of [
    ['video', 'publish'],
    ['event', 'publish'],
    ['newsletter', 'send-newsletter'],
  ]) {
    const recorded = rows.filter((row) => row.type === type && row.action === action);
    expect([type, recorded.map(({ label }) => label).toSorted()]).toEqual([type, names]);
  }
  // A mail that was on its way at a kill is uncertain, and not sent again by itself.
  const states = await product.withDatabase((client) =>
    client.query<{ state: string }>(
      `SELECT state FROM newsletter_deliveries WHERE state NOT IN ('sent', 'uncertain')`,
    ),
  );
  expect(states.rows).toEqual([]);
  expect(new Set(post.received.map(({ headers }) => headers['message-id'])).size).toBe(post.received.length);
  reportFigures({ scheduled: 3 * names.length, openAtKills });
});

/** Number of things that wait for their time. */
function countScheduled(): Promise<number> {
  return product.withDatabase(async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT (SELECT count(publish_at) FROM videos)::int + (SELECT count(publish_at) FROM events)::int
         + (SELECT count(publish_at) FROM newsletter_issues)::int AS count`,
    );
    return rows[0]?.count ?? 0;
  });
}
