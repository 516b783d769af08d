import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  apiRoutes,
  messages,
  PAGE_RENDERINGS_MAX,
  PAGE_RENDERINGS_WAITING_MAX,
  PAGE_RETRY_AFTER_S,
} from '@quartermile/core/domain';
import { BeforeRouter } from '../src/platform/cache/before-router/before-router.service.js';
import { HttpClient } from './harness/exchange.js';
import type { TestApp } from './harness/test-app.js';
import { writeFakeWebsite } from './harness/website/fake-website.js';
import { startWebsite } from './harness/website/start-website.js';

const MOST = PAGE_RENDERINGS_MAX + PAGE_RENDERINGS_WAITING_MAX;
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

beforeAll(async () => {
  server = await startWebsite(await writeFakeWebsite());
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

test('pages beyond the queue get 503 with Retry-After and a readable page; everything else is answered', async () => {
  for (const [path] of STORED) await store(path);
  const release = Promise.withResolvers<void>();
  Object.assign(globalThis, { releaseOfSlowPages: release.promise });
  const answered: string[] = [];
  const slow = Array.from({ length: MOST + 3 }, (_, nth) => `/slow-${nth}`).map(async (path) => {
    const response = await client.send(path);
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
  const { title, detail } = messages.website.busy;
  expect(refused.body.toString()).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
  for (const part of [`<title>${title}</title>`, `<h1>${title}</h1>`, `<p>${detail}</p>`])
    expect(refused.body.toString()).toContain(part);

  served = [];
  for (const [path, status] of STORED)
    expect([path, (await client.send(path)).status]).toEqual([path, status]);
  expect(served).toEqual(STORED.map(([path]) => path));
  for (const [path, status] of ROUTED)
    expect([path, (await client.send(path)).status]).toEqual([path, status]);
  const other = await client.send('/other');
  expect(other.status).toBe(503);
  expect(answered).toHaveLength(3);

  release.resolve();
  const statuses = (await Promise.all(slow)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(3);
  expect(statuses.filter((status) => status === 404)).toHaveLength(MOST);
  const mended = await client.send('/other');
  expect(mended.status).toBe(404);
  expect(mended.body.toString()).toContain('quartermile');
});
