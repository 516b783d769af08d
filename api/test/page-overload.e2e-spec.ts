import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { BeforeRouter } from '../src/platform/cache/before-router/before-router.service.js';
import {
  PAGE_RENDERINGS_MAX,
  PAGE_RENDERINGS_WAITING_MAX,
  PAGE_RETRY_AFTER_S,
} from '../src/platform/cache/cache-limits.js';
import { websiteMessages } from '../src/website/plain-page.js';
import { CarCalls } from './harness/cars.js';
import { HttpClient } from './harness/exchange.js';
import type { TestApp } from './harness/test-app.js';
import { writeFakeWebsite } from './harness/website/fake-website.js';
import { startWebsite } from './harness/website/start-website.js';

/** Places of one network: a quarter of all. */
const SHARE = Math.floor((PAGE_RENDERINGS_MAX + PAGE_RENDERINGS_WAITING_MAX) / 4);
const from = (network: string) => ({ headers: { 'x-forwarded-for': network } });
const BUSY = from('198.51.100.1');
const STORED = [
  ['/', 200],
  ['/feeds/leaderboard.xml', 200],
  [apiRoutes.leaderboard.list, 200],
] as const;
const ROUTED = [
  [apiRoutes.health, 200],
  [apiRoutes.ready, 200],
  [`${apiRoutes.leaderboard.list}?q=anything`, 200],
  [apiRoutes.leaderboard.myVotes, 200],
  ['/favicon.svg', 200],
  ['/terms-of-use.html', 200],
  ['/?utm_source=video', 200],
] as const;

let server: TestApp;
let client: HttpClient;
let served: string[];
let entryId: string;

beforeAll(async () => {
  server = await startWebsite(await writeFakeWebsite(), { trustProxy: 1 });
  const cars = await CarCalls.on(server);
  entryId = (await cars.approve(['Votes by Viewers'])).entries[0]?._id ?? '';
  await server.app.listen(0, '127.0.0.1');
  client = new HttpClient(await server.app.getUrl());
  served = [];
  server.app.get(BeforeRouter, { strict: false }).onServed(({ url }) => served.push(url));
});
afterAll(async () => {
  client.close();
  await server.close();
});

/** Requests it until it is served before the router. */
const store = async (path: string): Promise<void> => {
  while (!served.includes(path)) await client.send(path);
};

test('pages beyond the share of a network get 503 with Retry-After and a readable page; everything else is answered', async () => {
  for (const [path] of STORED) await store(path);
  const release = Promise.withResolvers<void>();
  Object.assign(globalThis, { releaseOfSlowPages: release.promise });
  const answered: string[] = [];
  const slow = Array.from({ length: SHARE + 3 }, (_, nth) => `/slow-${nth}`).map(async (path) => {
    const response = await client.send(path, BUSY);
    answered.push(path);
    return response;
  });
  // While renderings are held, only what is refused can be answered.
  const refused = await Promise.race(slow);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, String(PAGE_RETRY_AFTER_S)]);
  expect(refused.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('default-src'),
  });
  const { title, detail } = websiteMessages.busy;
  expect(refused.body.toString()).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
  for (const part of [`<title>${title}</title>`, `<h1>${title}</h1>`, `<p>${detail}</p>`])
    expect(refused.body.toString()).toContain(part);

  served = [];
  for (const [path, status] of STORED)
    expect([path, (await client.send(path)).status]).toEqual([path, status]);
  expect(served).toEqual(STORED.map(([path]) => path));
  for (const [path, status] of ROUTED)
    expect([path, (await client.send(path)).status]).toEqual([path, status]);
  expect((await client.send('/other', BUSY)).status).toBe(503);
  expect(answered).toHaveLength(3);
  const shared = client.send(`/slow-${SHARE - 1}`, from('203.0.113.1'));
  const other = client.send('/other', from('203.0.113.2')).then((response) => {
    expect(answered.length).toBeLessThan(SHARE);
    return response;
  });

  release.resolve();
  const statuses = (await Promise.all(slow)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(3);
  expect(statuses.filter((status) => status === 404)).toHaveLength(SHARE);
  expect([(await shared).status, (await other).status]).toEqual([404, 404]);
  const mended = await client.send('/other', BUSY);
  expect(mended.status).toBe(404);
  expect(mended.body.toString()).toContain('quartermile');
});

/**
 * Each rendering takes 10 ms, so that the bounds of 100 and 300 ms are 10 and 30 renderings, however slow the machine
 * is. Twice as many are allowed, because client and server share a thread here, and the median counts, because the
 * database does not share it.
 */
test.each([
  ['health', 20, () => client.send(apiRoutes.health)],
  ['a stored page', 20, () => client.send('/')],
  ['a stored list', 20, () => client.send(apiRoutes.leaderboard.list)],
  ['a new page', 20, () => client.send(`/new-${Math.random()}`, from('203.0.113.3'))],
  ['a vote', 60, () => vote()],
])(
  '%s waits for at most %d renderings while one network asks for pages on 64 connections',
  async (_what, most, ask) => {
    const rendered = () => (globalThis as { busyPages?: number }).busyPages ?? 0;
    const over = new AbortController();
    let asked = 0;
    const connections = Array.from({ length: 64 }, async () => {
      while (!over.signal.aborted) await client.send(`/busy-${asked++}`, BUSY);
    });
    const waits: number[] = [];
    for (let nth = 0; nth < 5; nth++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const before = rendered();
      expect((await ask()).status).toBeLessThan(500);
      waits.push(rendered() - before);
    }
    over.abort();
    await Promise.all(connections);
    const [, , median] = waits.toSorted((one, other) => one - other);
    expect(median).toBeLessThanOrEqual(most);
    expect(rendered()).toBeGreaterThan(SHARE);
  },
);

const vote = () =>
  client.send(
    apiRoutes.leaderboard.vote,
    { method: 'POST', headers: { 'content-type': 'application/json' } },
    JSON.stringify({ entryId }),
  );
