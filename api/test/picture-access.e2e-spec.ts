import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ActivityPage, type AdminCar, apiRoutes, type Category } from '@quartermile/core/domain';
import { NodeConnection } from '../src/platform/database/notifications/node-connection.js';
import { CarCalls } from './harness/cars.js';
import { noise, toDataUrl } from './harness/pictures.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const CATEGORIES: Category[] = ['World Facts', 'Our Drag Races'];

let server: TestApp;
let other: NestFastifyApplication;
let calls: CarCalls;
let width = 100;

beforeAll(async () => {
  server = await startTestApp();
  other = await startSecondNode(server);
  calls = await CarCalls.on(server);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

/** Statuses of an address on both nodes. */
const statuses = (url: string): Promise<number[]> =>
  Promise.all([server, other].map(async (node) => (await node.inject({ url })).statusCode));
/** The public address of a picture, whatever link a response contained. */
const publicAddress = (link: string | null | undefined): string =>
  `/media/${link?.split('?')[0]?.split('/').at(-1)}`;
const newPicture = async (): Promise<string> =>
  toDataUrl(await noise({ width: width++, height: 60 }).jpeg().toBuffer());
const submit = async (image: string): Promise<AdminCar> => {
  const carId = await calls.submit({ image });
  const car = (await calls.pending()).find(({ _id }) => _id === carId);
  if (!car) throw new Error('The car is not in the queue.');
  return car;
};
const review = (carId: string, decision: object) =>
  calls.sendAsAdmin('POST', apiRoutes.cars.review, { carId, ...decision });
const approve = (carId: string) => review(carId, { action: 'approve', categories: CATEGORIES });
const listed = async (route: string, carId: string): Promise<AdminCar | undefined> =>
  (await calls.sendAsAdmin('GET', route)).json<AdminCar[]>().find(({ _id }) => _id === carId);
/** The other node receives a notification some milliseconds after the commit. */
const until = async (url: string, expected: number[]): Promise<void> => {
  for (let tries = 0; tries < 100 && (await statuses(url)).join() !== expected.join(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await statuses(url)).toEqual(expected);
};

describe('the picture of a car', () => {
  let car: AdminCar;
  let address: string;
  beforeEach(async () => {
    car = await submit(await newPicture());
    address = publicAddress(car.image);
  });

  test('opens by its signed link only while it awaits review, and is not cached', async () => {
    expect(await statuses(address)).toEqual([404, 404]);
    expect((await calls.sendAsAdmin('GET', address)).statusCode).toBe(404);
    expect((await calls.send('GET', address, undefined, { 'if-none-match': '*' })).statusCode).toBe(404);
    expect(car.image).toMatch(/^\/media\/review\/[0-9a-f]{64}-\d+x60\?expires=\d+&signature=[\w-]{43}$/);
    expect(await statuses(car.image ?? '')).toEqual([200, 200]);
    const { headers } = await calls.send('GET', `${car.image}&w=320`);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  });

  test('is public on every node at once when it is approved', async () => {
    expect(await statuses(address)).toEqual([404, 404]);
    const decided = (await approve(car._id)).json<{ car: AdminCar; entries: { car: AdminCar }[] }>();
    expect(await statuses(address)).toEqual([200, 200]);
    expect((await calls.send('GET', address)).headers['cache-control']).toMatch(/^public, .*immutable/);
    expect(decided.car.image).toBe(address);
    expect(decided.entries.map((entry) => entry.car.image)).toEqual([address, address]);
    expect((await listed(apiRoutes.cars.approved, car._id))?.image).toBe(address);
  });

  test('stays closed when it is rejected, also when it is reopened', async () => {
    await review(car._id, { action: 'reject', reason: 'blurred' });
    expect(await statuses(address)).toEqual([404, 404]);
    const rejected = await listed(apiRoutes.cars.rejected, car._id);
    expect(await statuses(rejected?.image ?? '')).toEqual([200, 200]);
    const reopened = await calls.sendAsAdmin('POST', apiRoutes.cars.reopen, { carId: car._id });
    expect(await statuses(reopened.json<AdminCar>().image ?? '')).toEqual([200, 200]);
    expect(await statuses(address)).toEqual([404, 404]);
  });

  test('closes when the car loses its last entry, and when it is deleted', async () => {
    await approve(car._id);
    expect(await statuses(address)).toEqual([200, 200]);
    const entries = (await calls.entries()).filter((entry) => entry.car._id === car._id);
    const remove = (entryId: string | undefined) =>
      calls.sendAsAdmin('DELETE', apiRoutes.leaderboard.delete, { entryId });
    expect((await remove(entries[0]?._id)).statusCode).toBe(200);
    await until(address, [200, 200]);
    expect((await remove(entries[1]?._id)).statusCode).toBe(200);
    expect((await calls.send('GET', address)).statusCode).toBe(404);
    await until(address, [404, 404]);
    const approved = await listed(apiRoutes.cars.approved, car._id);
    expect(await statuses(approved?.image ?? '')).toEqual([200, 200]);
    const body = { carId: car._id, category: 'World Facts' };
    await calls.sendAsAdmin('POST', apiRoutes.leaderboard.add, body);
    expect(await statuses(address)).toEqual([200, 200]);
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: car._id });
    expect((await calls.send('GET', address)).statusCode).toBe(404);
    await until(address, [404, 404]);
    expect(await statuses(approved?.image ?? '')).toEqual([404, 404]);
  });

  test('is looked up each time by a node that misses notifications, so that it closes there too', async () => {
    const connection = other.get(NodeConnection, { strict: false });
    const internals = connection as unknown as { reconnect(): Promise<void> };
    const reconnect = jest.spyOn(internals, 'reconnect').mockResolvedValue();
    const [row] = await connection.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await server.dataSource.query('SELECT pg_terminate_backend($1, 5000)', [row?.pid]);
    while (connection.isLive) await new Promise((resolve) => setTimeout(resolve, 20));
    await approve(car._id);
    expect(await statuses(address)).toEqual([200, 200]);
    for (const entry of await calls.entries())
      if (entry.car._id === car._id)
        await calls.sendAsAdmin('DELETE', apiRoutes.leaderboard.delete, { entryId: entry._id });
    expect(await statuses(address)).toEqual([404, 404]);
    reconnect.mockRestore();
    await internals.reconnect();
    expect(connection.isLive).toBe(true);
  });

  test('is shown in the activity log by a signed link until it is public', async () => {
    const submission = async () => {
      const { items } = (await calls.sendAsAdmin('GET', apiRoutes.admin.activity)).json<ActivityPage>();
      const item = items.find(({ action, subject }) => action === 'submit' && subject.id === car._id);
      return (item?.after as { image?: string } | undefined)?.image ?? '';
    };
    const link = await submission();
    expect(link).toMatch(/^\/media\/review\//);
    expect(await statuses(link)).toEqual([200, 200]);
    await approve(car._id);
    expect(`/media/${await submission()}`).toBe(address);
  });
});

test('a picture of several records is public while one of them is', async () => {
  const image = await newPicture();
  const [first, second] = [await submit(image), await submit(image)];
  const address = publicAddress(first.image);
  expect(await statuses(address)).toEqual([404, 404]);
  const payload = { name: 'Garage', description: 'Parts', category: 'Performance', logo: image };
  const website = 'https://example.com';
  const added = await calls.sendAsAdmin('POST', apiRoutes.sponsors.add, { ...payload, website });
  expect([added.statusCode, ...(await statuses(address))]).toEqual([201, 200, 200]);
  await review(first._id, { action: 'reject', reason: 'blurred' });
  expect(await statuses(address)).toEqual([200, 200]);
  const url = apiRoutes.sponsors.delete.replace(':id', added.json<{ _id: string }>()._id);
  await calls.sendAsAdmin('DELETE', url);
  await until(address, [404, 404]);
  await approve(second._id);
  expect(await statuses(address)).toEqual([200, 200]);
});
