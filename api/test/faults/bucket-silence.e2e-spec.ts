import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { readFaultConfig } from '../harness/faults/fault-config.js';
import { FaultRecorder } from '../harness/faults/fault-report.js';
import { Installation } from '../harness/faults/installation.js';
import { KeyedLoad } from '../harness/faults/keyed-load.js';
import type { Targets } from '../harness/faults/keyed-writes.js';
import { NO_ORPHANS, orphansAfterCleanUp } from '../harness/faults/orphan-files.js';
import { addTargets, faultless, verifyRound } from '../harness/faults/verify-writes.js';
import { type CuttableProxy, startCuttableProxy } from '../harness/servers/cuttable-proxy.js';
import { type S3Server, startS3Server } from '../harness/servers/s3-server.js';
import { makeOpenFolder, until } from '../harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

/** A tenth of the kills, at least one of each failure. */
const ROUNDS = Math.ceil(readFaultConfig().FAULT_KILLS / 10);
jest.setTimeout(60_000 + ROUNDS * 60_000);

const LOAD_MS = 500;
/** Longer than the time limit of a call to the bucket. */
const SILENCE_MS = 4000;

/** Failures of the network between the server and the bucket. */
const FAILURES: readonly [string, (proxy: CuttableProxy) => void][] = [
  ['is silent', (proxy) => proxy.mute()],
  ['refuses connections', (proxy) => proxy.cut()],
];

let folder: string;
let bucket: S3Server;
let proxy: CuttableProxy;
let database: TestDatabase;
let product: Installation;
let targets: Targets;
let load: KeyedLoad;
beforeAll(async () => {
  folder = await makeOpenFolder();
  bucket = await startS3Server();
  proxy = await startCuttableProxy(bucket.endpoint());
  database = await createTestDatabase();
  product = new Installation(join(folder, 'data'), {
    DATABASE_URL: database.url,
    MEDIA_URL: bucket.mediaUrl({ endpoint: proxy.url.replace(/\/$/, '') }),
  });
  await product.recover();
  targets = await product.withDatabase(addTargets);
  load = new KeyedLoad(targets);
});
afterAll(async () => {
  await load?.close();
  await product?.stop();
  await proxy?.close();
  await bucket?.close();
  await database?.drop();
  await rm(dirname(folder), { recursive: true, force: true });
});

describe('a bucket that fails amid writes of all kinds', () => {
  const rounds = Array.from({ length: ROUNDS }, () => FAILURES).flat();

  test.each(rounds)('%s: bounded waits, clear answers, recovery by itself', async (failure, fail) => {
    const recorder = new FaultRecorder();
    const target = await product.recover();
    load.start(target);
    await sleep(LOAD_MS);
    fail(proxy);
    await until(async () => (await fetch(target.address + apiRoutes.ready)).status === 503);
    // Without the bucket votes go on.
    for (let nth = 0; nth < 5; nth++) expect((await load.add('vote', target)).answer).not.toBeNull();
    await sleep(SILENCE_MS);
    const { inFlight } = load;
    proxy.mend();
    const recovered = await recorder.recovered(inFlight, () => product.recover());
    await load.stop();
    const verdict = await product.withDatabase((client) => verifyRound(client, load, targets, recovered));
    expect(verdict).toEqual(faultless(load));
    recorder.count(load.round.length, verdict);
    recorder.write(`bucket that ${failure}`);
  });

  test('every call was answered within the time limit of clients, by success or 503', () => {
    expect([...load.statuses.keys()].filter((status) => status >= 400)).toEqual([503]);
    expect(load.unanswered).toBe(0);
  });

  test('no object is without a row, and no row without its object', async () => {
    const stores = { ...(await product.stores()), bucket };
    const report = await product.withDatabase((client) => orphansAfterCleanUp(stores, client));
    expect(report).toEqual(NO_ORPHANS);
  });
});
