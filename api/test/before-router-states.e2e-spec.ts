import { expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { BeforeRouter } from '../src/platform/cache/before-router/before-router.service.js';
import { Renewals } from '../src/platform/cache/before-router/renewals.js';
import { RevisionService } from '../src/platform/cache/revision.service.js';
import { type Exchange, HttpClient } from './harness/exchange.js';
import { type CuttableProxy, startCuttableProxy } from './harness/servers/cuttable-proxy.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp } from './harness/test-app.js';

const { list } = apiRoutes.leaderboard;
/** Waits until the response to a request is stored, which happens after its last byte. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a node that misses notifications serves nothing that is stored', async () => {
  let proxy: CuttableProxy | undefined;
  const own = await startTestApp({}, {}, async (url) => {
    proxy = await startCuttableProxy(url);
    return proxy.url;
  });
  await own.app.listen(0, '127.0.0.1');
  const visitor = new HttpClient(await own.app.getUrl());
  const revision = own.app.get(RevisionService, { strict: false });
  let count = 0;
  own.app.get(BeforeRouter, { strict: false }).onServed(() => count++);
  const readTwice = async (): Promise<void> => {
    for (let times = 0; times < 2; times++) {
      expect((await visitor.send('/robots.txt')).status).toBe(200);
      await settle();
    }
  };
  await readTwice();
  expect(count).toBe(1);
  proxy?.cut();
  await until(async () => revision.current === null);
  await readTwice();
  expect(count).toBe(1);
  proxy?.mend();
  await until(async () => revision.current !== null);
  await readTwice();
  expect(count).toBe(2);
  visitor.close();
  await own.close();
  await proxy?.close();
});

test('a closing server lets the router answer, and waits for running renewals', async () => {
  const own = await startTestApp();
  await own.app.listen(0, '127.0.0.1');
  const visitor = new HttpClient(await own.app.getUrl());
  const before = own.app.get(BeforeRouter, { strict: false });
  let count = 0;
  before.onServed(() => count++);
  for (let times = 0; times < 3; times++) {
    await visitor.send(list);
    await settle();
  }
  expect(count).toBe(2);
  let whileClosing: Exchange | undefined;
  const settled = jest.spyOn(Renewals.prototype, 'settled').mockImplementation(async () => {
    whileClosing = await visitor.send(list);
    await settle();
  });
  await own.close();
  settled.mockRestore();
  expect(whileClosing?.status).toBe(503);
  await expect(visitor.send(list)).rejects.toThrow(/ECONNREFUSED|hang up|ECONNRESET/);
  expect(count).toBe(2);
  visitor.close();
});
