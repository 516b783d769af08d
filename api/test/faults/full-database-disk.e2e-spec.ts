import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import type pg from 'pg';
import { FaultRecorder } from '../harness/faults/fault-report.js';
import { Installation } from '../harness/faults/installation.js';
import { KeyedLoad } from '../harness/faults/keyed-load.js';
import type { Targets } from '../harness/faults/keyed-writes.js';
import { NO_ORPHANS, orphansAfterCleanUp } from '../harness/faults/orphan-files.js';
import { mountSmallDisk, type SmallDisk } from '../harness/faults/small-disk.js';
import { addTargets, faultless, verifyRound } from '../harness/faults/verify-writes.js';
import { makeOpenFolder, until } from '../harness/servers/server-process.js';

jest.setTimeout(180_000);

/** Room for a new cluster of about 60 MiB, its write-ahead log, and what readiness demands. */
const DISK_MIB = 256;
const LOAD_MS = 800;
/** How long the disk stays full after the first write has failed. */
const FULL_MS = 2000;

let folder: string;
let disk: SmallDisk;
let product: Installation;
let targets: Targets;
beforeAll(async () => {
  folder = await makeOpenFolder();
  disk = await mountSmallDisk(join(folder, 'disk'), DISK_MIB);
  product = new Installation(join(disk.path, 'data'));
  await product.recover();
  targets = await product.withDatabase(addTargets);
});
afterAll(async () => {
  await product?.stop();
  await disk?.unmount();
  await rm(dirname(folder), { recursive: true, force: true });
});

describe('a full disk of the embedded database', () => {
  test('amid writes of all kinds: 503, readiness reports it, and all recovers by itself without a loss', async () => {
    const load = new KeyedLoad(targets);
    const recorder = new FaultRecorder();
    const target = await product.recover();
    load.start(target);
    await sleep(LOAD_MS);
    await disk.fill();
    // PostgreSQL recycles segments of its log, so that it may go on for a while.
    await product.withDatabase(fillLog).catch(() => undefined);
    await until(async () => (load.statuses.get(503) ?? 0) > 0);
    await sleep(FULL_MS);
    expect((await fetch(target.address + apiRoutes.ready)).status).toBe(503);
    expect((await fetch(target.address + apiRoutes.health)).status).toBe(200);
    const { inFlight } = load;
    await disk.clear();
    const recovered = await recorder.recovered(inFlight, () => product.recover());
    await load.stop();
    const verdict = await product.withDatabase((client) => verifyRound(client, load, targets, recovered));
    expect(verdict).toEqual(faultless(load));
    expect([...load.statuses.keys()].filter((status) => status >= 400)).toEqual([503]);
    recorder.count(load.writes.length, verdict);
    recorder.write('full disk of the database');
  });

  test('leaves no file without a row, no row without its files, and no upload', async () => {
    const stores = await product.stores();
    const report = await product.withDatabase((client) => orphansAfterCleanUp(stores, client));
    expect(report).toEqual(NO_ORPHANS);
  });
});

/** Writes until no further segment of the write-ahead log can be created. */
async function fillLog(client: pg.Client): Promise<void> {
  for (;;) await client.query("SELECT pg_logical_emit_message(true, 'test', repeat('x', 4000000))");
}
