import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { CarCalls } from './harness/cars.js';
import { noise, toDataUrl } from './harness/pictures.js';
import { type CuttableProxy, startCuttableProxy } from './harness/servers/cuttable-proxy.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

jest.setTimeout(60_000);

let proxy: CuttableProxy;
let server: TestApp;
let calls: CarCalls;
beforeAll(async () => {
  server = await startTestApp({}, {}, async (url) => {
    proxy = await startCuttableProxy(url);
    return proxy.url;
  });
  calls = await CarCalls.on(server);
});
afterAll(async () => {
  await server.close();
  await proxy.close();
});

const approve = async (width: number): Promise<string> => {
  const image = toDataUrl(await noise({ width, height: 40 }).jpeg().toBuffer());
  return (await calls.approve(['World Facts'], { image })).car.image ?? '';
};
const read = async (url: string): Promise<number> => (await server.inject({ url })).statusCode;

test('reading a public picture again sends no query, and an invented name never does', async () => {
  const address = await approve(71);
  expect(await read(address)).toBe(200);
  const query = jest.spyOn(server.dataSource.manager, 'query');
  expect(await Promise.all(Array.from({ length: 20 }, () => read(address)))).toEqual(Array(20).fill(200));
  expect(await read(`/media/${'0'.repeat(64)}-9x9`)).toBe(404);
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

test('simultaneous requests for pictures that are not public share few queries', async () => {
  const image = toDataUrl(await noise({ width: 72, height: 40 }).jpeg().toBuffer());
  const carId = await calls.submit({ image });
  const link = (await calls.pending()).find(({ _id }) => _id === carId)?.image ?? '';
  const address = link.replace('/review/', '/').split('?')[0] ?? '';
  const query = jest.spyOn(server.dataSource.manager, 'query');
  expect(await Promise.all(Array.from({ length: 100 }, () => read(address)))).toEqual(Array(100).fill(404));
  expect(query.mock.calls.length).toBeLessThan(100);
  query.mockRestore();
});

test('a public picture that was read is served while the database is away, others wait for it', async () => {
  // The second approval clears the names that this node has.
  const [other, seen] = [await approve(73), await approve(74)];
  expect(await read(seen)).toBe(200);
  proxy.cut();
  expect([await read(seen), await read(other)]).toEqual([200, 503]);
  proxy.mend();
});
