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
import { prepareClock, type ShiftedClock } from '../harness/faults/shifted-clock.js';
import { addTargets, faultless, verifyRound } from '../harness/faults/verify-writes.js';
import { makeOpenFolder } from '../harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

jest.setTimeout(120_000);

const HOUR_S = 3600;
const LOAD_MS = 500;

/** Each test returns from its jump. A window of votes must not end a day ahead, so that none is a day back. */
const JUMPS: [string, number][] = [
  ['an hour back', -HOUR_S],
  ['a day forward', 24 * HOUR_S],
  ...(readFaultConfig().isLong ? [['an hour forward', HOUR_S] as [string, number]] : []),
];

let folder: string;
let clock: ShiftedClock;
let database: TestDatabase;
let product: Installation;
let targets: Targets;
let load: KeyedLoad;
const recorder = new FaultRecorder();
beforeAll(async () => {
  folder = await makeOpenFolder();
  clock = await prepareClock(join(folder, 'clock'));
  database = await createTestDatabase();
  product = new Installation(join(folder, 'data'), { DATABASE_URL: database.url, ...clock.env });
  await product.recover();
  targets = await product.withDatabase(addTargets);
  load = new KeyedLoad(targets);
});
afterAll(async () => {
  await load?.close();
  await product?.stop();
  await database?.drop();
  await rm(dirname(folder), { recursive: true, force: true });
});

describe('a clock that jumps amid writes of all kinds', () => {
  test.each(JUMPS)('by %s, and returns: every write acts once', async (_name, seconds) => {
    load.start(await product.recover());
    await sleep(LOAD_MS);
    const { inFlight } = load;
    await clock.shift(seconds);
    await sleep(LOAD_MS);
    await clock.shift(0);
    const recovered = await recorder.recovered(inFlight, () => product.recover());
    await sleep(LOAD_MS);
    await load.stop();
    const verdict = await product.withDatabase((client) => verifyRound(client, load, targets, recovered));
    expect(verdict).toEqual(faultless(load));
    recorder.count(load.round.length, verdict);
  });

  test('no call fails, no file is without a row, and no row without its files', async () => {
    expect([...load.statuses.keys()].filter((status) => status >= 400)).toEqual([]);
    expect(load.unanswered).toBe(0);
    const stores = await product.stores();
    const report = await product.withDatabase((client) => orphansAfterCleanUp(stores, client));
    expect(report).toEqual(NO_ORPHANS);
    recorder.write('jump of the clock');
  });
});
