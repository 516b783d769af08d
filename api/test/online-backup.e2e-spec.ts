import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import type { DataSource, QueryRunner } from 'typeorm';
import { createDataSource } from '../src/data-source.js';
import { readArchive, writeBackup } from '../src/features/backups/index.js';
import { restoreBackup } from '../src/features/backups/restore-backup.js';
import { type MediaStore, openMediaStore } from '../src/features/media/index.js';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { CarCalls, mediaFiles } from './harness/cars.js';
import { noise, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

jest.setTimeout(60_000);

let server: TestApp;
let calls: CarCalls;
let empty: TestDatabase;
let folder: string;
beforeAll(async () => {
  [server, empty] = await Promise.all([startTestApp(), createTestDatabase('template0')]);
  calls = await CarCalls.on(server);
  folder = await mkdtemp(join(tmpdir(), 'quartermile-online-'));
});
afterAll(async () => {
  await server.close();
  await empty.drop();
  await rm(folder, { recursive: true });
});

/** The store of the server; `meanwhile` runs when the rows are copied and the pictures are not. */
async function storeWith(meanwhile: () => Promise<void>): Promise<MediaStore> {
  const store = await openMediaStore({ kind: 'folder', path: join(server.config.dataDir, 'media') });
  const list = store.list.bind(store);
  let isFirst = true;
  store.list = async function* (prefix) {
    if (isFirst) await meanwhile();
    isFirst = false;
    yield* list(prefix);
  };
  return store;
}
const picture = async (width: number): Promise<string> =>
  toDataUrl(await noise({ width, height: 50 }).jpeg().toBuffer());
const mastersOf = async (name: string): Promise<number> =>
  (await mediaFiles(server)).filter((file) => file.includes(name) && file.endsWith('master')).length;
const deleteLater = () => server.app.get(JobsService, { strict: false }).runNow('picture-deletions');
const nameOf = (link: string | null): string => link?.split('?')[0]?.split('/').at(-1) ?? 'none';

test('a backup contains the pictures of a car that is deleted meanwhile, which are deleted afterwards', async () => {
  const { car } = await calls.approve(['World Facts'], {
    image: await picture(81),
    proofImage: await picture(82),
  });
  const names = [nameOf(car.image), nameOf(car.proofImage)];
  const file = join(folder, 'deleted.backup');
  const store = await storeWith(async () => {
    const answer = await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: car._id });
    expect(answer.statusCode).toBe(200);
    // The hold delays the deletion of the files, not of the record.
    expect(await Promise.all(names.map(mastersOf))).toEqual([1, 1]);
    expect((await calls.send('GET', car.image ?? '')).statusCode).toBe(404);
  });
  await writeBackup(server.dataSource, store, file);

  const dataSource = await createDataSource(empty.url).initialize();
  const path = join(folder, 'restored');
  const restored = await openMediaStore({ kind: 'folder', path });
  await restoreBackup(file, { dataSource, store: restored, force: true });
  const rows = await dataSource.query('SELECT image, proof_image FROM cars WHERE id = $1', [car._id]);
  await dataSource.destroy();
  expect(rows).toEqual([{ image: names[0], proof_image: names[1] }]);
  for (const [visibility, name] of [
    ['public', names[0]],
    ['private', names[1]],
  ])
    expect(await restored.has(`${visibility}/${name?.slice(0, 2)}/${name}/master`)).toBe(true);
  await deleteLater();
  expect(await Promise.all(names.map(mastersOf))).toEqual([0, 0]);
});

test('a backup contains neither rows nor pictures of a car that is submitted meanwhile', async () => {
  const image = await picture(83);
  const file = join(folder, 'submitted.backup');
  let carId = '';
  const store = await storeWith(async () => {
    carId = await calls.submit({ image, owner: 'Submitted meanwhile' });
  });
  await writeBackup(server.dataSource, store, file);
  const name = nameOf((await calls.pending()).find(({ _id }) => _id === carId)?.image ?? null);
  expect(await mastersOf(name)).toBe(1);
  let heads = '';
  for await (const { head, body } of readArchive(file)) {
    heads += JSON.stringify(head);
    if (head.kind === 'rows') expect(body.toString()).not.toContain('Submitted meanwhile');
  }
  expect(heads).not.toContain(name);
});

test('a backup that lacks a row of the database gets no name', async () => {
  const file = join(folder, 'incomplete.backup');
  // The database has one row more than the archive.
  const source = new Proxy(server.dataSource, {
    get: (target, name) =>
      name === 'createQueryRunner' ? () => counting(target) : Reflect.get(target, name),
  });
  await expect(writeBackup(source, await storeWith(async () => undefined), file)).rejects.toThrow(
    `${file}.part is incomplete: votes.`,
  );
  expect((await readdir(folder)).filter((name) => name.startsWith('incomplete'))).toEqual([]);
});

/** Counts one row too many in `votes`. */
function counting(dataSource: DataSource): QueryRunner {
  const runner = dataSource.createQueryRunner();
  const query = runner.query.bind(runner) as (text: string, ...rest: unknown[]) => Promise<unknown>;
  return Object.assign(runner, {
    query: async (text: string, ...rest: unknown[]): Promise<unknown> => {
      const result = await query(text, ...rest);
      if (text !== 'SELECT count(*)::int AS count FROM "votes"') return result;
      return (result as { count: number }[]).map(({ count }) => ({ count: count + 1 }));
    },
  });
}

test('a picture that is deleted during a failed backup does not remain', async () => {
  const { car } = await calls.approve(['World Facts'], { image: await picture(84) });
  const store = await storeWith(async () => {
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: car._id });
    throw new Error('the disk is full');
  });
  const file = join(folder, 'failed.backup');
  await expect(writeBackup(server.dataSource, store, file)).rejects.toThrow('the disk is full');
  await deleteLater();
  expect(await mastersOf(nameOf(car.image))).toBe(0);
});
