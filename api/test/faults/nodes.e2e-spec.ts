import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { readFaultConfig } from '../harness/faults/fault-config.js';
import { FaultRecorder } from '../harness/faults/fault-report.js';
import { Installation } from '../harness/faults/installation.js';
import { KeyedLoad } from '../harness/faults/keyed-load.js';
import type { Targets } from '../harness/faults/keyed-writes.js';
import { NO_ORPHANS, orphansAfterCleanUp } from '../harness/faults/orphan-files.js';
import { ALL_DELIVERED, repeatedMails, verifyMails } from '../harness/faults/verify-mails.js';
import { addTargets, faultless, verifyRound } from '../harness/faults/verify-writes.js';
import { type MailServer, startMailServer } from '../harness/servers/mail-server.js';
import { makeOpenFolder, until } from '../harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

/** A third of the kills; two in the short form. */
const KILLS = Math.ceil(readFaultConfig().FAULT_KILLS / 3);
jest.setTimeout(120_000);

const LOAD_MS = 300;
const LOAD_SPREAD_MS = 500;

let folder: string;
let post: MailServer;
let database: TestDatabase;
let nodes: [Installation, Installation];
let targets: Targets;
let load: KeyedLoad;
const recorder = new FaultRecorder();
beforeAll(async () => {
  folder = await makeOpenFolder();
  post = await startMailServer();
  database = await createTestDatabase();
  const env = {
    DATABASE_URL: database.url,
    JWT_SECRET: 'a signing key that only tests use, long enough',
    SMTP_URL: post.url,
  };
  const dataDir = join(folder, 'data');
  nodes = [new Installation(dataDir, env), new Installation(dataDir, env)];
  // One after the other: the first one creates the administrator.
  for (const node of nodes) await node.recover();
  targets = await nodes[0].withDatabase(addTargets);
  load = new KeyedLoad(targets);
});
afterAll(async () => {
  await load?.close();
  await Promise.all((nodes ?? []).map((node) => node.stop()));
  await post?.close();
  await database?.drop();
  await rm(dirname(folder), { recursive: true, force: true });
});

describe('two nodes on one database, of which one is killed', () => {
  const kills = Array.from({ length: KILLS }, (_, nth) => nth + 1);

  test.each(kills)(
    'kill %i: the other one answers all repeated calls, and every write acted once',
    async (nth) => {
      const [killed, other] = nth % 2 ? nodes : [nodes[1], nodes[0]];
      const survivor = await other.recover();
      load.start(await killed.recover(), survivor);
      await sleep(LOAD_MS + Math.random() * LOAD_SPREAD_MS);
      const { inFlight } = load;
      await killed.killServer();
      const verdict = await recorder.recovered(inFlight, async () => {
        await load.stop();
        return other.withDatabase((client) => verifyRound(client, load, targets, survivor));
      });
      expect(verdict).toEqual(faultless(load));
      recorder.count(load.round.length, verdict);
    },
  );

  test('every mail was delivered; one that was on its way may have been repeated, with the same identifier', async () => {
    await until(() =>
      nodes[0].withDatabase(async (client) => (await client.query('SELECT FROM mails')).rowCount === 0),
    );
    expect(verifyMails(load, post.received)).toEqual(ALL_DELIVERED);
    expect(repeatedMails(post.received)).toBeLessThanOrEqual(KILLS);
  });

  test('no file is without a row, no row without its files, and nothing was answered but success and 503', async () => {
    const stores = await nodes[0].stores();
    const report = await nodes[0].withDatabase((client) => orphansAfterCleanUp(stores, client));
    expect(report).toEqual(NO_ORPHANS);
    const failures = [...load.statuses.keys()].filter((status) => status >= 400 && status !== 503);
    expect(failures).toEqual([]);
    recorder.write('kill of one of two nodes');
  });
});
