import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiPath, apiRoutes, seoRoutes } from '@quartermile/core/domain';
import { JSDOM } from 'jsdom';
import { RevisionService } from '../src/platform/cache/revision.service.js';
import { callAsAdmin } from './harness/administrators/admin-client.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const SITE = 'https://quartermile.example';
const PHONE = '+27 82 555 0199';

let server: TestApp;
let cars: CarCalls;
let entryIds: readonly string[];

beforeAll(async () => {
  server = await startTestApp({ publicUrl: SITE });
  cars = await CarCalls.on(server);
  const { entries } = await cars.approve(['World Facts', 'Our Drag Races'], {
    cellphone: PHONE,
    description: ']]> <b>bold</b> \u0007 🏁',
  });
  entryIds = entries.map(({ _id }) => _id);
  await cars.submit({ name: 'Still waiting', cellphone: PHONE });
});
afterAll(() => server.close());

const read = (xml: string): Document => new JSDOM(xml, { contentType: 'application/xml' }).window.document;
const texts = (xml: string, selector: string) =>
  [...read(xml).querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the sitemap', () => {
  test('has a page for each entry, on the public origin whatever the host header says', async () => {
    const answer = await server.inject({ url: seoRoutes.sitemap, headers: { host: 'evil.example' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = texts(answer.body, 'loc');
    for (const id of entryIds) expect(places).toContain(`${SITE}/leaderboard/${id}`);
    expect(places.filter((place) => !place.startsWith(SITE))).toEqual([]);
  });

  test('has the address of each car and driver with a public run, and of no other', async () => {
    const places = texts((await server.inject(seoRoutes.sitemap)).body, 'loc');
    const pages = places.filter((place) => /\/(cars|drivers)\//.test(place ?? ''));
    expect(pages).toEqual([
      expect.stringMatching(/^https:\/\/quartermile\.example\/cars\/[\da-f-]{36}-golf-7-r$/),
      expect.stringMatching(/^https:\/\/quartermile\.example\/drivers\/[\da-f-]{36}-thandi$/),
    ]);
  });

  test('has the time when the events changed, regardless of the dates in their documents', async () => {
    const call = await callAsAdmin(server);
    const changedAt = async (): Promise<string> =>
      (await server.inject(seoRoutes.sitemap)).body.match(/events<\/loc><lastmod>([^<]+)/)?.[1] ?? '';
    const start = new Date().toISOString();
    const { id } = (await call('POST', apiRoutes.events.add, { title: 'Track day' })).json();
    const added = await changedAt();
    expect(added > start).toBe(true);
    await call('PUT', apiPath(apiRoutes.events.update, { id }), { updatedAt: '2001-01-01' });
    expect((await changedAt()) > added).toBe(true);
  });
});

test('the sitemap of a large site is an index, whose parts have every page', async () => {
  const events = 50_001;
  await server.dataSource.transaction(async (manager) => {
    await manager.query(
      `INSERT INTO events (id, document) SELECT 'day-' || n, '{}' FROM generate_series(1, $1::int) AS n`,
      [events],
    );
    await server.app.get(RevisionService, { strict: false }).bump(manager);
  });
  try {
    const index = await server.inject(seoRoutes.sitemap);
    expect(read(index.body).documentElement.localName).toBe('sitemapindex');
    const parts = texts(index.body, 'loc').map((address) => address?.slice(SITE.length) ?? '');
    const answers = await Promise.all(parts.map((part) => server.inject(part)));
    const places = answers.flatMap(({ body }) => body.match(/(?<=<loc>)[^<]+/g) ?? []);
    expect(new Set(places.filter((place) => place.includes('/events/day-'))).size).toBe(events);
    for (const id of entryIds) expect(places).toContain(`${SITE}/leaderboard/${id}`);
    for (const part of [`${parts.length + 1}`, '0', '01', 'x'])
      expect((await server.inject(`/sitemap-${part}.xml`)).statusCode).toBe(404);
  } finally {
    await emptyTables(server, 'events');
  }
});

test('robots.txt names the sitemap', async () => {
  const answer = await server.inject(seoRoutes.robots);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(answer.body).toContain('Disallow: /admin');
});

const FEED = '/feeds/boards/our-drag-races.xml';

describe.each([seoRoutes.videoFeed, seoRoutes.boardFeed, FEED])('%s', (url) => {
  test('is RSS, compressed when asked, and 304 for whoever has it', async () => {
    const answer = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
    });
    expect(read(gunzipSync(answer.rawPayload).toString()).querySelector('rss')).not.toBeNull();
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': String(answer.headers.etag) };
    expect((await server.inject({ url, headers })).statusCode).toBe(304);
  });
});

describe('the feed of the leaderboard', () => {
  test('is well formed under a hostile description, and new after each change', async () => {
    const before = await server.inject(seoRoutes.boardFeed);
    expect(texts(before.body, 'item > title')).toHaveLength(2);
    await cars.approve(['Our Drag Races'], { name: 'Polo GTI', time: '9.80' });
    const after = await server.inject(seoRoutes.boardFeed);
    expect(texts(after.body, 'item > title')[0]).toBe('Polo GTI: 9.80 s, 1st in Our Drag Races');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});

describe('the feed of one board', () => {
  test('has the entries of that board alone, and links to it', async () => {
    const { body } = await server.inject(FEED);
    const titles = texts(body, 'item > title');
    expect(titles).toHaveLength(2);
    for (const title of titles) expect(title).toMatch(/in Our Drag Races$/);
    expect(texts(body, 'channel > title')).toEqual(['Quartermile: Our Drag Races']);
    expect(texts(body, 'channel > link')).toContain(`${SITE}/leaderboard?category=Our+Drag+Races`);
  });

  test('of no board is 404', async () => {
    expect((await server.inject('/feeds/boards/nowhere.xml')).statusCode).toBe(404);
  });
});

test('nothing personal and nothing unreviewed is in any of them', async () => {
  for (const url of [...Object.values(seoRoutes), FEED]) {
    const { body } = await server.inject(url);
    expect(body).not.toMatch(/555 ?0199|Still waiting|@example\.com/);
  }
});
