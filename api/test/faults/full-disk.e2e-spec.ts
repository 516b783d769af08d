import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { apiRoutes, type Problem } from '@quartermile/core/domain';
import { UPLOAD_SPOOL_MIN_BYTES } from '../../src/platform/http/uploads/upload-spool.js';
import { buildSubmission } from '../harness/cars.js';
import { FaultRecorder } from '../harness/faults/fault-report.js';
import { Installation } from '../harness/faults/installation.js';
import { KeyedLoad, type Target } from '../harness/faults/keyed-load.js';
import type { Targets } from '../harness/faults/keyed-writes.js';
import { NO_ORPHANS, orphansAfterCleanUp } from '../harness/faults/orphan-files.js';
import { mountSmallDisk, type SmallDisk } from '../harness/faults/small-disk.js';
import { addTargets, faultless, verifyRound } from '../harness/faults/verify-writes.js';
import { uniquePicture } from '../harness/pictures.js';
import { makeOpenFolder, until } from '../harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

jest.setTimeout(120_000);

/** Room for the pictures of the test, and for what readiness demands. */
const DISK_MIB = 96;
const LOAD_MS = 600;

let folder: string;
let disk: SmallDisk;
let database: TestDatabase;
let product: Installation;
let target: Target;
let targets: Targets;
beforeAll(async () => {
  folder = await makeOpenFolder();
  disk = await mountSmallDisk(join(folder, 'disk'), DISK_MIB);
  database = await createTestDatabase();
  product = new Installation(join(disk.path, 'data'), { DATABASE_URL: database.url });
  target = await product.recover();
  targets = await product.withDatabase(addTargets);
});
afterAll(async () => {
  await product?.stop();
  await disk?.unmount();
  await database?.drop();
  await rm(dirname(folder), { recursive: true, force: true });
});

const call = (path: string, body?: object, key: string = randomUUID()): Promise<Response> =>
  fetch(target.address + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${target.token}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const readiness = async () => {
  const response = await call(apiRoutes.ready);
  return { code: response.status, body: (await response.json()) as object };
};
const counts = () =>
  product.withDatabase(async (client) => {
    const { rows } = await client.query(
      'SELECT (SELECT count(*)::int FROM cars) AS cars, (SELECT count(*)::int FROM sponsors) AS sponsors',
    );
    return rows[0] as object;
  });
const submission = (padding: number) =>
  ({
    ...buildSubmission(),
    image: uniquePicture(padding),
    proofImage: uniquePicture(),
    cellphone: '+27821234567',
  }) as const;

describe('a full disk of pictures and uploads', () => {
  const small = { body: submission(0), key: randomUUID() };
  const large = { body: submission(UPLOAD_SPOOL_MIN_BYTES), key: randomUUID() };

  /** Sends a submission as a visitor. */
  const submit = ({ body, key }: typeof small): Promise<Response> =>
    fetch(target.address + apiRoutes.cars.submit, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });

  test('refuses pictures with a clear answer and writes nothing, while everything else works', async () => {
    const before = await counts();
    await disk.fill();
    for (const sent of [small, large]) {
      const refused = await submit(sent);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
      expect((await refused.json()) as Problem).toMatchObject({ code: 'unavailable', status: 503 });
    }
    const logo = {
      name: 'Torque',
      description: 'Round.',
      website: 'https://example.com',
      category: 'Wheels & Tires',
    };
    expect((await call(apiRoutes.sponsors.add, { ...logo, logo: uniquePicture() })).status).toBe(503);
    expect(await counts()).toEqual(before);
    expect(await readdir(join(product.dataDir, 'incoming'))).toEqual([]);

    expect((await call(apiRoutes.leaderboard.vote, { entryId: targets.entry })).status).toBe(200);
    expect((await call(apiRoutes.newsletter.signup, { email: 'zola@example.com' })).status).toBe(202);
    expect((await call(apiRoutes.events.add, { title: 'No picture', date: '2031-02-03' })).status).toBe(201);
    for (const path of [apiRoutes.leaderboard.list, apiRoutes.cars.pending, apiRoutes.health])
      expect((await call(path)).status).toBe(200);
  });

  test('is reported by readiness, and all recovers by itself once there is room', async () => {
    await until(async () => (await readiness()).code === 503);
    expect((await readiness()).body).toEqual({ status: 'unavailable', database: 'ok', media: 'unavailable' });
    await disk.clear();
    await until(async () => (await readiness()).code === 200);
    for (const sent of [small, large]) expect((await submit(sent)).status).toBe(201);
  });

  test('amid writes of all kinds loses nothing and leaves nothing half done', async () => {
    const load = new KeyedLoad(targets);
    const recorder = new FaultRecorder();
    const earlier = await voteSum();
    load.start(target);
    await sleep(LOAD_MS);
    await disk.fill();
    await sleep(LOAD_MS);
    const { inFlight, acknowledged } = load;
    expect(acknowledged).toBeGreaterThan(0);
    await disk.clear();
    await load.stop();
    const recovered = await recorder.recovered(inFlight, () => product.recover());
    const verdict = await product.withDatabase((client) => verifyRound(client, load, targets, recovered));
    expect(verdict).toEqual(faultless(load, earlier));
    expect([...load.statuses.keys()].filter((status) => status >= 400)).toEqual([503]);
    recorder.count(load.writes.length, verdict);
    recorder.write('full disk of pictures');
  });

  test('leaves no file without a row, no row without its files, and no upload', async () => {
    const stores = await product.stores();
    const report = await product.withDatabase((client) => orphansAfterCleanUp(stores, client));
    expect(report).toEqual(NO_ORPHANS);
  });
});

const voteSum = () =>
  product.withDatabase(async (client) => {
    const { rows } = await client.query<{ votes: number }>(
      'SELECT votes + votes_set_aside AS votes FROM entries WHERE id = $1',
      [targets.entry],
    );
    return rows[0]?.votes ?? 0;
  });
