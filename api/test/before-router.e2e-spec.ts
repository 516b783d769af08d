import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiRoutes, type Entry } from '@quartermile/core/domain';
import { BeforeRouter } from '../src/platform/cache/before-router/before-router.service.js';
import type { ServedResponse } from '../src/platform/cache/before-router/serve-before-router.js';
import { RevisionService } from '../src/platform/cache/revision.service.js';
import { CarCalls } from './harness/cars.js';
import { HttpClient } from './harness/exchange.js';
import type { TestApp } from './harness/test-app.js';
import { writeBoardWebsite } from './harness/website/board-website.js';
import { startWebsite } from './harness/website/start-website.js';

const { list, vote } = apiRoutes.leaderboard;
const PAGE = '/leaderboard';

let server: TestApp;
let client: HttpClient;
let calls: CarCalls;
let cached: BeforeRouter;
let served: ServedResponse[] = [];

beforeAll(async () => {
  server = await startWebsite(await writeBoardWebsite(), { trustProxy: 1 });
  await server.app.listen(0, '127.0.0.1');
  client = new HttpClient(await server.app.getUrl());
  calls = await CarCalls.on(server);
  cached = server.app.get(BeforeRouter, { strict: false });
  cached.onServed((response) => served.push(response));
  await calls.approve(['Votes by Viewers', 'World Facts']);
});
afterAll(async () => {
  client.close();
  await server.close();
});
beforeEach(() => {
  cached.responses.clear();
  served = [];
});

const get = (path: string, headers: Record<string, string> = {}) => client.send(path, { headers });
/** Waits until the response to a request is stored, which happens after its last byte. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Requests a URL until it is stored; returns the first, routed response and the one from the store. */
async function both(path: string, headers: Record<string, string>) {
  const routed = await get(path, headers);
  await settle();
  expect(served).toEqual([]);
  const stored = await get(path, headers);
  await settle();
  expect(served.map(({ url, status }) => [url, status])).toEqual([[path, stored.status]]);
  served = [];
  return { routed, stored };
}

describe('a response served before the router', () => {
  const urls = [
    ['a list', list],
    ['a filtered list', `${list}?category=World+Facts&drivetrain=AWD`],
    ['a list without counts', apiRoutes.sponsors.list],
    ['the site profile', apiRoutes.site],
    ['a page', PAGE],
    ['a rendered file', '/terms-of-use.html'],
    ['a feed', '/feeds/leaderboard.xml'],
    ['the sitemap', '/sitemap.xml'],
    ['robots.txt', '/robots.txt'],
  ] as const;
  const encodings = [
    ['br', 'gzip, deflate, br'],
    ['identity', 'identity;q=1, br;q=0.5'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['identity', 'identity'],
  ] as const;
  const cases = urls.flatMap(([name, url]) =>
    encodings.map(([encoding, accept]) => [name, accept ?? 'nothing', url, encoding, accept] as const),
  );

  test.each(cases)(
    'equals the routed one: %s that accepts %s, 200 and 304',
    async (_name, _text, url, encoding, accept) => {
      const headers: Record<string, string> = accept === undefined ? {} : { 'accept-encoding': accept };
      const whole = await both(url, headers);
      expect(whole.routed.status).toBe(200);
      expect(whole.routed.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(whole.stored).toMatchObject({ status: 200, lines: whole.routed.lines });
      expect(whole.stored.body.equals(whole.routed.body)).toBe(true);
      const etag = String(whole.routed.headers.etag);
      const unchanged = await both(url, { ...headers, 'if-none-match': etag });
      expect(unchanged.routed.status).toBe(304);
      expect(unchanged.stored).toMatchObject({ status: 304, lines: unchanged.routed.lines });
      expect(unchanged.stored.body.length).toBe(0);
      await get(url, { ...headers, 'if-none-match': `"other", W/${etag}` });
      await get(url, { ...headers, 'if-none-match': '"other"' });
      await settle();
      expect(served.map(({ status }) => status)).toEqual([304, 200]);
    },
  );

  test('has its own date and request id, or that of a trusted proxy', async () => {
    const { routed, stored } = await both(list, {});
    expect(stored.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(stored.headers['x-request-id']).not.toBe(routed.headers['x-request-id']);
    expect(Date.parse(String(stored.headers.date))).toBeGreaterThan(Date.now() - 5000);
    const proxied = await get(list, { 'x-request-id': 'from-the-proxy-1' });
    expect(proxied.headers['x-request-id']).toBe('from-the-proxy-1');
  });

  test('closes the connection when the client asks for it', async () => {
    await both(list, {});
    const response = await client.send(list, { agent: false, headers: { connection: 'close' } });
    expect(response.headers.connection).toBe('close');
    expect(served).toHaveLength(1);
  });

  test('is counted like a routed one', async () => {
    await both('/feeds/videos.xml', {});
    const metrics = (await client.send(apiRoutes.metrics)).body.toString();
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/feeds/videos.xml",status="2xx"} 2',
    );
  });
});

describe('the router answers', () => {
  const bypass = async (path: string, options: Parameters<HttpClient['send']>[1], body?: string) => {
    await both(path, {});
    const response = await client.send(path, options, body);
    await settle();
    expect(served).toEqual([]);
    return response;
  };

  test('a request with a token', async () => {
    const admin = await bypass(list, { headers: { authorization: `Bearer ${await server.signIn()}` } });
    expect(admin.headers['cache-control']).toBe('private, no-store');
    expect(admin.body.toString()).toContain('cellphone');
    expect((await bypass(`${list}?drivetrain=FWD`, { headers: { authorization: 'nonsense' } })).status).toBe(
      401,
    );
    expect((await get(list)).body.toString()).not.toContain('cellphone');
  });

  test('HEAD and POST', async () => {
    const head = await bypass(list, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await bypass(apiRoutes.sponsors.list, { method: 'POST' })).status).toBe(404);
  });

  test('a request for a range, with a body, or for another protocol', async () => {
    expect((await bypass(list, { headers: { range: 'bytes=0-1' } })).status).toBe(200);
    const typed = { 'content-type': 'application/json', 'content-length': '2' };
    expect((await bypass(`${list}?drivetrain=AWD`, { headers: typed }, '{}')).status).toBe(200);
    const chunked = { 'transfer-encoding': 'chunked' };
    expect((await bypass(`${list}?drivetrain=RWD`, { headers: chunked }, '')).status).toBe(200);
    const upgrade = { connection: 'Upgrade', upgrade: 'h2c' };
    expect((await bypass(`${list}?category=World+Facts`, { headers: upgrade })).status).toBe(200);
  });

  test('a request with several Host headers', async () => {
    const hosts = ['Host', 'a.example', 'Host', 'b.example'];
    for (const path of [list, PAGE]) {
      expect((await bypass(path, { headers: hosts })).status).toBe(400);
      served = [];
      cached.responses.clear();
    }
  });

  test('URLs that it does not answer with 200, each time', async () => {
    for (const path of [
      '/missing',
      '/%zz',
      '//',
      `${list}?limit=x`,
      '/api/nowhere',
      '/terms-of-use.html/x',
    ]) {
      for (let times = 0; times < 3; times++) expect((await get(path)).status).toBeGreaterThanOrEqual(400);
      await settle();
    }
    expect(served).toEqual([]);
  });

  test('personal responses, each time', async () => {
    for (let times = 0; times < 3; times++) {
      const mine = await get(apiRoutes.leaderboard.myVotes);
      expect(mine.headers['set-cookie']).toBeDefined();
      await settle();
    }
    expect(served).toEqual([]);
  });
});

describe('a stored response', () => {
  const bump = async (): Promise<void> => {
    const revision = server.app.get(RevisionService, { strict: false });
    await server.dataSource.transaction((manager) => revision.bump(manager));
  };
  const votesIn = (body: Buffer): number[] =>
    (JSON.parse(body.toString()) as Entry[]).map(({ votes }) => votes);

  test.each([list, PAGE, '/feeds/leaderboard.xml', '/terms-of-use.html'])(
    'of %s ends with the next content change',
    async (path) => {
      await both(path, {});
      await bump();
      expect(cached.responses.count).toBe(0);
      await both(path, {});
    },
  );

  test('shows an approved car in the very next request', async () => {
    await both(list, {});
    const before = votesIn((await get(list)).body).length;
    await calls.approve(['World Facts']);
    expect(votesIn((await get(list)).body)).toHaveLength(before + 1);
  });

  test('shows a vote in lists within 250 ms, in pages within 2 s, while everybody reads', async () => {
    await calls.approve(['Our Drag Races']);
    const [entry] = JSON.parse((await get(list)).body.toString()) as Entry[];
    cached.responses.clear();
    for (const path of [list, PAGE]) await both(path, {});
    const total = (body: Buffer): number =>
      [...body.toString().matchAll(/"votes":(\d+)/g)].reduce((sum, [, votes]) => sum + Number(votes), 0);
    const before = total((await get(list)).body);
    const payload = JSON.stringify({ entryId: entry?._id });
    const headers = { 'content-type': 'application/json' };
    expect((await client.send(vote, { method: 'POST', headers }, payload)).status).toBe(200);
    const votedAt = performance.now();
    const shownAfter = async (path: string): Promise<number> => {
      for (;;) {
        const sentAt = performance.now();
        if (total((await get(path)).body) === before + 1) return sentAt - votedAt;
      }
    };
    const [inList, inPage] = await Promise.all([shownAfter(list), shownAfter(PAGE)]);
    expect(inList).toBeLessThan(250);
    expect(inPage).toBeLessThan(2000);
  });

  test('without counts stays when somebody votes', async () => {
    await both(apiRoutes.sponsors.list, {});
    const [entry] = JSON.parse((await get(list)).body.toString()) as Entry[];
    const payload = JSON.stringify({ entryId: entry?._id });
    await client.send(vote, { method: 'POST', headers: { 'content-type': 'application/json' } }, payload);
    served = [];
    await new Promise((resolve) => setTimeout(resolve, 300));
    await get(apiRoutes.sponsors.list);
    await settle();
    expect(served.map(({ url }) => url)).toEqual([apiRoutes.sponsors.list]);
  });

  test('is never one with a cookie', async () => {
    await both(PAGE, {});
    const stored = await get(PAGE);
    expect(stored.headers['set-cookie']).toBeUndefined();
  });

  test('is none of an address that can be invented, or is spelled otherwise', async () => {
    const invented = [
      '?x=1',
      '?drivetrain=AWD&x=1',
      '?q=golf',
      '?limit=1',
      '?offset=1',
      '?category=World%20Facts',
      '?',
    ];
    for (const query of invented) expect((await get(list + query)).status).toBe(200);
    for (const path of [
      `${apiRoutes.sponsors.list}?x`,
      '/sitemap.xml?x',
      '/robots.tx%74',
      '/feeds/leaderboard.xml?x',
    ])
      expect((await get(path)).status).toBe(200);
    await settle();
    expect(cached.responses.count).toBe(0);
  });
});
