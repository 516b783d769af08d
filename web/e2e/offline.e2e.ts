import { administrator, launchServer } from '@quartermile/core/testing';
import { waitUntilIdle } from './harness/newer-build.js';
import { banner, rows, visit } from './harness/offline.js';
import { expect, test } from './harness/test.js';

test.use({ serviceWorkers: 'allow' });

/** The time limit covers two servers that start one after the other, each with a database and demo content. */
const TWO_SERVERS_MS = 180_000;

test('after one visit to any other page the top of the board is there without a connection', async ({
  page,
  context,
  demoServer,
}) => {
  await visit(page, `${demoServer.url}/sponsors`);
  expect(await page.evaluate(() => localStorage.getItem('quartermile.leaderboard'))).toBeNull();
  const asked = () => performance.getEntriesByType('resource').map(({ name }) => name);
  expect((await page.evaluate(asked)).join(' ')).not.toMatch(/create-client|rules-|api\/leaderboard/);
  await context.setOffline(true);
  await page.goto(`${demoServer.url}/leaderboard`);
  await expect(rows(page).first()).toBeVisible();
  await expect(banner(page).first()).toBeVisible();
  const picture = rows(page).first().locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('from any other page a tap on Leaderboard opens the cached board', async ({
  page,
  context,
  demoServer,
}) => {
  await visit(page, `${demoServer.url}/sponsors`);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(`${demoServer.url}/leaderboard`);
  await expect(banner(page).first()).toBeVisible();
});

test('a board that I filtered falls back to the cached one, when I come back without a connection', async ({
  page,
  context,
  demoServer,
}) => {
  await visit(page, `${demoServer.url}/leaderboard`);
  await page.getByRole('tab', { name: 'Our Drag Races' }).click();
  await expect(page).toHaveURL(/Our\+Drag\+Races/);
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveURL(`${demoServer.url}/leaderboard`);
  await expect(rows(page).first()).toBeVisible();
});

test('after one visit to the board all of it is there without a connection, and says how old it is', async ({
  page,
  context,
  demoServer,
}) => {
  await visit(page, `${demoServer.url}/leaderboard`);
  await context.setOffline(true);
  await page.goto(`${demoServer.url}/leaderboard`);
  await expect(rows(page).first()).toBeVisible();
  await expect(banner(page).first()).toBeVisible();
  await expect(page.getByText(/This is the leaderboard as it was/)).toBeVisible();

  await page.getByRole('tab', { name: 'Our Drag Races' }).click();
  await expect(page).toHaveURL(/Our\+Drag\+Races/);
  await expect(rows(page).first()).toBeVisible();
});

test('a visitor who loses the connection hears of it, tries again, and sees it come back', async ({
  page,
  context,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}/leaderboard`);
  await waitUntilIdle(page);
  await context.setOffline(true);
  await expect(banner(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'You are online again.' })).toHaveCount(1);
  await expect(page.getByText(/This is the leaderboard as it was/)).toHaveCount(0);
});

test('the last board is there while the site itself is away, and a new one once it is back', async ({
  page,
}) => {
  test.setTimeout(TWO_SERVERS_MS);
  const first = await launchServer({ DEMO_DATA: 'true' });
  const port = new URL(first.url).port;
  await visit(page, `${first.url}/leaderboard`);
  await first.stop();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(/This is the leaderboard as it was/)).toBeVisible();

  const second = await launchServer({ DEMO_DATA: 'true', PORT: port });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/This is the leaderboard as it was/)).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
  await second.stop();
});

test('a page that was never visited says so instead of staying white', async ({
  page,
  context,
  demoServer,
}) => {
  await visit(page, `${demoServer.url}/`);
  await context.setOffline(true);
  await page.goto(`${demoServer.url}/privacy.html`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: 'See the saved leaderboard' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('the page for pages that were never visited is renewed, since the site may have a new name', async ({
  page,
  context,
  demoServer,
}) => {
  await visit(page, `${demoServer.url}/`);
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('pages-')) ?? '';
    const html = new Response('<title>Old name</title>', { headers: { 'content-type': 'text/html' } });
    await (await caches.open(name)).put('/offline.html', html);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await page.goto(`${demoServer.url}/sponsors`);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline.html'))?.text()))
    .toContain('<title>You are offline | Quartermile</title>');
});

test('the submission form keeps what was typed, and says that it cannot send now', async ({
  page,
  context,
  demoServer,
}) => {
  await visit(page, `${demoServer.url}/submit-times`);
  await page.getByLabel('Car Name').fill('Golf 7 R');
  await context.setOffline(true);
  await expect(page.getByText(/cannot be sent now/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Car Name')).toHaveValue('Golf 7 R');
  await expect(page.getByText(/cannot be sent now/)).toBeVisible();
});

test('nothing of the dashboard and nothing of the API is cached', async ({ page, demoServer }) => {
  await visit(page, `${demoServer.url}/`);
  await page.goto(`${demoServer.url}/admin-login`);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(administrator.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((path) => /^\/(admin|api|media\/proof)/.test(path))).toEqual([]);
});

test('a new build takes over, and the page cache of the old one is deleted', async ({ page, demoServer }) => {
  await visit(page, `${demoServer.url}/`);
  await page.evaluate(() => caches.open('pages-an-old-build'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await visit(page, `${demoServer.url}/`);
  await expect.poll(() => page.evaluate(() => caches.has('pages-an-old-build'))).toBe(false);
});
