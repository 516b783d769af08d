import type { APIRequestContext, Page } from '@playwright/test';
import { apiRoutes, type Entry } from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';
import { AdminApi } from './harness/admin-api.js';
import { expect, test } from './harness/test.js';

const PAGES = [
  '/',
  '/leaderboard',
  '/leaderboard?category=Our+Drag+Races',
  '/leaderboard?category=Our+Drag+Races&drivetrain=RWD',
  '/leaderboard?category=Votes+by+Viewers',
  '/sponsors',
  '/events',
  '/events/past',
  '/submit-times',
  '/how-times-get-on-the-board',
  '/records',
];
/** Selectors of the elements that share cards and search results are made of. */
const PARTS = {
  title: 'title',
  description: 'meta[name="description"]',
  canonical: 'link[rel="canonical"]',
  ogTitle: 'meta[property="og:title"]',
  ogDescription: 'meta[property="og:description"]',
  ogUrl: 'meta[property="og:url"]',
  ogImage: 'meta[property="og:image"]',
  ogType: 'meta[property="og:type"]',
  card: 'meta[name="twitter:card"]',
  twitterImage: 'meta[name="twitter:image"]',
  feed: 'link[rel="alternate"][type="application/rss+xml"]',
};
type Parts = Record<keyof typeof PARTS, string | null>;

/** The metadata in the server's HTML, parsed by the browser without running scripts, as by a search engine. */
async function readParts(page: Page, request: APIRequestContext, url: string): Promise<Parts> {
  const html = await (await request.get(url)).text();
  return page.evaluate(
    ([text, parts]) => {
      const read = new DOMParser().parseFromString(text, 'text/html');
      const valueOf = (selector: string): string | null => {
        const element = read.querySelector(selector);
        return (
          element?.getAttribute('content') ?? element?.getAttribute('href') ?? (element?.textContent || null)
        );
      };
      return Object.fromEntries(Object.entries(parts).map(([name, selector]) => [name, valueOf(selector)]));
    },
    [html, PARTS] as const,
  ) as Promise<Parts>;
}

/** The schema.org objects (JSON-LD) in the server's HTML. */
async function readStructured(request: APIRequestContext, url: string): Promise<Record<string, unknown>[]> {
  const html = await (await request.get(url)).text();
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const all = [...blocks].map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>);
  for (const block of all) expect(block['@context']).toBe('https://schema.org');
  return all.flatMap((block) => (block['@graph'] as Record<string, unknown>[] | undefined) ?? [block]);
}

async function firstEntry(request: APIRequestContext, url: string, category: string): Promise<string> {
  const entries = await (
    await request.get(`${url}/api/leaderboard/list?category=${encodeURIComponent(category)}`)
  ).json();
  return entries[2]._id;
}

test('every page has a title, a description and a share card of its own, before scripts run', async ({
  page,
  request,
  demoServer,
}) => {
  const entry = `/leaderboard/${await firstEntry(request, demoServer.url, 'World Facts')}`;
  const all = await Promise.all(
    [...PAGES, entry].map(
      async (path) => [path, await readParts(page, request, demoServer.url + path)] as const,
    ),
  );
  for (const [path, parts] of all) {
    for (const [name, value] of Object.entries(parts)) expect(value, `${name} of ${path}`).toBeTruthy();
    expect(parts.canonical).toBe(parts.ogUrl);
    for (const address of [parts.canonical, parts.ogImage, parts.feed]) {
      expect(
        address?.startsWith(new URL(demoServer.url).origin.replace('127.0.0.1', 'localhost')),
        `${address} of ${path}`,
      ).toBe(true);
    }
  }
  for (const part of ['title', 'description', 'canonical'] as const) {
    expect(new Set(all.map(([, parts]) => parts[part])).size, part).toBe(all.length);
  }
});

test('pages that nobody should find say so', async ({ request, demoServer }) => {
  for (const [path, status] of [
    ['/admin', 200],
    ['/admin-login', 200],
    ['/no-such-page', 404],
    ['/leaderboard/no-such-entry', 404],
  ] as const) {
    const answer = await request.get(demoServer.url + path);
    expect(answer.status(), path).toBe(status);
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('search engines learn whose site it is, its videos, events, boards and ways', async ({
  request,
  demoServer,
}) => {
  const { url } = demoServer;
  const typesOf = (blocks: Record<string, unknown>[]) => blocks.map((one) => one['@type']);
  expect(typesOf(await readStructured(request, `${url}/`))).toEqual(['Organization', 'WebSite', 'ItemList']);
  const events = await readStructured(request, `${url}/events`);
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) {
    expect(event).toMatchObject({
      '@type': 'Event',
      name: expect.any(String),
      location: { '@type': 'Place' },
    });
    expect(Date.parse(String(event.startDate))).not.toBeNaN();
  }
  expect(typesOf(await readStructured(request, `${url}/leaderboard`))).toEqual([
    'ItemList',
    'BreadcrumbList',
  ]);
});

test('no title breaks out of what search engines read', async ({ page, request, emptyServer }) => {
  const { url } = emptyServer;
  const login = await request.post(`${url}/api/admin/login`, { data: administrator });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const title = '</script><script>document.title="broken"</script> "quoted" & <b>bold</b> 🏁';
  const link = 'https://drive.google.com/file/d/abcdefghijklmnop/view';
  const added = await request.post(`${url}/api/videos/add`, { headers, data: { title, link } });
  const blocks = await readStructured(request, `${url}/`);
  const list = blocks.find((one) => one['@type'] === 'ItemList');
  expect(list?.itemListElement).toMatchObject([{ item: { '@type': 'VideoObject', name: title } }]);
  await page.goto(url);
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  await expect(page).not.toHaveTitle('broken');
  // Restores the empty server for other tests.
  await request.delete(`${url}/api/videos/delete/${(await added.json()).id}`, { headers });
});

test('the link to a car that was taken off the board says so above the board, and is no page to be listed', async ({
  page,
  emptyServer,
}) => {
  const dashboard = await AdminApi.open(emptyServer.url);
  await dashboard.approve({ name: 'Golf 7 R', time: '11.8' }, 'World Facts');
  await dashboard.approve({ name: 'Polo GTI', time: '14.2' }, 'World Facts');
  const list = await (await page.request.get(`${emptyServer.url}/api/leaderboard/list`)).json();
  const { _id } = list.find(({ car }: Entry) => car.name === 'Polo GTI');
  const address = `${emptyServer.url}/leaderboard/${_id}`;
  expect((await page.goto(address))?.status()).toBe(200);
  await dashboard.call('DELETE', apiRoutes.leaderboard.delete, { entryId: _id });
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);

  const answer = await page.goto(address);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/^This car left the board/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main').getByText('This car left the board')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Golf 7 R' })).toBeVisible();
  await page.getByRole('tab', { name: 'Our Drag Races' }).click();
  await expect(page).toHaveURL(/\/leaderboard\?category=Our\+Drag\+Races$/);
  await expect(page.getByText('This car left the board')).toHaveCount(0);
  await dashboard.clearCars();
});

test('the site can be installed', async ({ page, context, request, demoServer }) => {
  await page.goto(demoServer.url, { waitUntil: 'networkidle' });
  await expect(page.locator('link[href="/site.webmanifest"]')).toHaveAttribute('rel', 'manifest');
  const session = await context.newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${demoServer.url}/site.webmanifest`, []]);
  const manifest = await (await request.get(`${demoServer.url}/site.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Quartermile', start_url: '/', display: 'standalone' });
  const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']));
  for (const { src } of manifest.icons) {
    expect((await request.get(demoServer.url + src)).status(), src).toBe(200);
  }
});
