import type { Locator } from '@playwright/test';
import { CATEGORIES } from '@quartermile/core/domain';
import { AdminApi } from './harness/admin-api.js';
import { expect, test } from './harness/test.js';

// As visitors have it: with the service worker.
test.use({ serviceWorkers: 'allow' });

test('a visitor without scripts reads the whole board, and narrows it', async ({ browser, demoServer }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${demoServer.url}/leaderboard`);
  await expect(page.getByText('Factory Specifications').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vote' })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Our Drag Races' }).click();
  await page.getByRole('radio', { name: 'RWD' }).check();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/category=Our\+Drag\+Races&drivetrain=RWD/);
  const rows = page.getByRole('main').getByRole('listitem');
  expect(await rows.count()).toBeGreaterThan(0);
  await expect(rows.filter({ hasNotText: 'RWD' })).toHaveCount(0);
  await context.close();
});

test('nothing has to be scrolled sideways on the narrowest phone', async ({ page, demoServer }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const board of CATEGORIES) {
    await page.goto(`${demoServer.url}/leaderboard?category=${encodeURIComponent(board)}`);
    await page.getByRole('listitem').getByRole('button', { expanded: false }).first().click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

/** A time of maximum length. */
const LONG_TIME = '10.12345678901234567';

test('a time of many figures can be read whole and leaves its row in order', async ({
  page,
  emptyServer,
}) => {
  const api = await AdminApi.open(emptyServer.url);
  await api.approve({ name: 'Golf 7.5 R Oettinger', time: '9.8' }, ...CATEGORIES);
  await api.approve({ name: 'Toyota GR Yaris Circuit', time: LONG_TIME }, ...CATEGORIES);
  for (const board of CATEGORIES) {
    await page.goto(`${emptyServer.url}/leaderboard?category=${encodeURIComponent(board)}`);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectOrder(page.getByRole('main').getByRole('listitem').filter({ hasText: 'GR Yaris' }));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

/** Expects that nothing overlaps the time of a row, and that the name has enough width. */
async function expectOrder(row: Locator): Promise<void> {
  const time = row.getByText(`${LONG_TIME}s`);
  const name = row.getByRole('heading', { level: 3 });
  const others = [
    name,
    row.getByText('AWD').first(),
    row.getByText(/^0 ?votes$/),
    row.getByRole('button', { name: 'Vote' }),
  ];
  const [whole, figures, ...rest] = await Promise.all([row, time, ...others].map(boxOf));
  if (!whole || !figures) throw new Error('a row with a time expected');
  expect(figures.left).toBeGreaterThanOrEqual(whole.left);
  expect(figures.right).toBeLessThanOrEqual(whole.right);
  for (const other of rest) expect(areApart(figures, other)).toBe(true);
  expect((await boxOf(name)).width).toBeGreaterThan(90);
}

/** Bounding box of the content of an element, in px, because a text may overflow its own box. */
function boxOf(shown: Locator): Promise<DOMRect> {
  return shown.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return element instanceof HTMLButtonElement || element.matches('li, h3')
      ? element.getBoundingClientRect()
      : range.getBoundingClientRect();
  });
}

function areApart(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return isBeside || one.bottom <= other.top || other.bottom <= one.top;
}

test('a link to an entry opens it, whatever board it is on', async ({ page, demoServer }) => {
  await page.goto(`${demoServer.url}/leaderboard?category=Votes+by+Viewers`);
  const anchor = await page.getByRole('main').getByRole('listitem').nth(2).getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`${demoServer.url}/leaderboard#${anchor}`);
  await expect(page.getByRole('tab', { name: 'Votes by Viewers' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`#${anchor}`).getByRole('button', { expanded: true })).toBeVisible();
});
