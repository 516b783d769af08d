import { type SegmentSummary, segmentRoutes } from '@quartermile/core/domain';
import { AdminApi } from './harness/admin-api.js';
import { findBarriers, showScheme } from './harness/barriers.js';
import { notification, openTab, test } from './harness/dashboard.js';
import { expect, test as siteTest } from './harness/test.js';

siteTest('I go from an opened row to the segment that its car leads', async ({ page, demoServer }) => {
  await page.goto(`${demoServer.url}/leaderboard?category=Our+Drag+Races`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'VW Citi Golf 20V Turbo' });
  await row.getByRole('button', { expanded: false }).click();
  await row.getByRole('link', { name: '1st in Front-Wheel Drive' }).click();
  await expect(page).toHaveURL(/\/segments\/front-wheel-drive$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Front-Wheel Drive');
  const rows = page.getByRole('region', { name: 'Ranking' }).getByRole('listitem');
  await expect(
    rows.first().getByRole('button', { name: /^VW Citi Golf 20V Turbo, 1st, 2nd overall/ }),
  ).toBeVisible();
  await expect(rows.getByRole('img', { name: /Gold|Silver|Bronze/ })).toHaveCount(0);
  await expect(rows.first()).toContainText('2nd overall');
  await rows.nth(1).getByRole('button', { name: /^Vote/ }).click();
  await expect(rows.nth(1).getByRole('button', { name: /^Voted/ })).toBeVisible();
  await page.getByRole('link', { name: 'All segments' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Segments');
  await page.getByRole('link', { name: 'At Killarney' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('At Killarney');
});

siteTest('a segment has its own address, title, picture and feed', async ({ page, demoServer }) => {
  await page.goto(`${demoServer.url}/segments/front-wheel-drive`);
  await expect(page).toHaveTitle(/^Front-Wheel Drive – Quickest Quarter Mile/);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe('/segments/front-wheel-drive');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const feed = await page.locator('link[rel=alternate][href*="/feeds/segments/"]').getAttribute('href');
  for (const [address, type] of [
    [picture, 'image/jpeg'],
    [feed, 'application/rss+xml; charset=utf-8'],
  ] as const) {
    const answer = await page.request.get(demoServer.url + new URL(address ?? '').pathname);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
  }
});

siteTest('a segment without cars says so, and an unknown one is not found', async ({ page, emptyServer }) => {
  await page.goto(`${emptyServer.url}/segments`);
  await expect(page.getByText('No Segments Yet')).toBeVisible();
  await page.goto(`${emptyServer.url}/segments/electric`);
  await expect(page.getByText('Nobody Leads Here Yet')).toBeVisible();
  const answer = await page.goto(`${emptyServer.url}/segments/nothing`);
  expect(answer?.status()).toBe(404);
});

siteTest.describe('without scripts', () => {
  siteTest.use({ javaScriptEnabled: false });

  siteTest('segments are complete, with the details of their rows', async ({ page, demoServer }) => {
    await page.goto(`${demoServer.url}/segments`);
    await page.getByRole('link', { name: 'Rear-Wheel Drive' }).click();
    const rows = page.getByRole('region', { name: 'Ranking' }).getByRole('listitem');
    await expect(rows.first()).toContainText('BMW M2 Competition');
    await expect(rows.nth(1)).toContainText(/\+[\d.]+ s/);
    await page.getByRole('link', { name: 'All segments' }).click();
    await expect(page).toHaveURL(/\/segments$/);
  });
});

for (const scheme of ['dark', 'light'] as const)
  siteTest(`the pages of segments are accessible in the ${scheme} scheme`, async ({ page, demoServer }) => {
    await showScheme(page, scheme);
    for (const path of ['/segments', '/segments/front-wheel-drive', '/segments/electric']) {
      await page.goto(demoServer.url + path);
      await page.waitForLoadState('networkidle');
      expect([path, await findBarriers(page, scheme)]).toEqual([path, []]);
    }
    await page.goto(`${demoServer.url}/leaderboard?category=Our+Drag+Races`);
    await page
      .getByRole('main')
      .getByRole('listitem')
      .first()
      .getByRole('button', { expanded: false })
      .click();
    await expect(page.getByRole('link', { name: /^1st in / }).first()).toBeVisible();
    expect(await findBarriers(page, scheme)).toEqual([]);
  });

test.describe('named segments', () => {
  test.beforeEach(async ({ adminServer }) => {
    const admin = await AdminApi.open(adminServer.url);
    for (const { _id } of await admin.call<SegmentSummary[]>('GET', segmentRoutes.list))
      if (_id) await admin.call('DELETE', segmentRoutes.delete.replace(':id', _id));
  });

  test('I name a built-in segment, and it is in the menu, with and without scripts', async ({
    dashboard,
    adminServer,
    api,
    browser,
  }) => {
    await api.approve({ name: 'Polo GTI', drivetrain: 'FWD', time: '14.1' }, 'Our Drag Races');
    await openTab(dashboard, 'Segments');
    expect(await findBarriers(dashboard)).toEqual([]);
    await dashboard.getByRole('button', { name: 'Name Front-Wheel Drive' }).click();
    const form = dashboard.getByRole('dialog');
    await form.getByLabel('Name', { exact: false }).first().fill('Hot Hatches');
    expect(await findBarriers(dashboard)).toEqual([]);
    await form.getByRole('button', { name: 'Add Segment' }).click();
    await expect(notification(dashboard, 'Segment added successfully!')).toBeVisible();
    await dashboard.goto(`${adminServer.url}/leaderboard`);
    const bar = dashboard.getByRole('navigation', { name: 'Main' });
    const height = (await dashboard.getByRole('banner').boundingBox())?.height;
    await bar.getByRole('button', { name: 'Leaderboard' }).click();
    expect(await findBarriers(dashboard)).toEqual([]);
    expect((await dashboard.getByRole('banner').boundingBox())?.height).toBe(height);
    await bar.getByRole('link', { name: 'Hot Hatches' }).click();
    await expect(dashboard).toHaveURL(/\/segments\/front-wheel-drive$/);
    const ranking = dashboard.getByRole('region', { name: 'Ranking' });
    await expect(ranking.getByRole('listitem').first()).toContainText('Polo GTI');

    await dashboard.setViewportSize({ width: 390, height: 844 });
    await dashboard.getByRole('button', { name: /menu/i }).click();
    const menu = dashboard.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link').nth(2)).toHaveText('Hot Hatches');
    expect(await findBarriers(dashboard)).toEqual([]);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${adminServer.url}/leaderboard`);
    await plain.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hot Hatches' }).click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Hot Hatches');
    await context.close();
  });
});
