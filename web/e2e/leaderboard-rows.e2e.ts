import type { Page } from '@playwright/test';
import { CATEGORIES } from '@quartermile/core/domain';
import { expect, test } from './harness/test.js';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const pathOf = (board: string) => `/leaderboard?category=${encodeURIComponent(board)}`;

/** Heights of all rows, and the number of those that the first screen shows whole. */
function measure(page: Page): Promise<{ heights: number[]; inFirstScreen: number }> {
  return rows(page).evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect());
    const inFirstScreen = boxes.filter(({ bottom }) => bottom <= window.innerHeight).length;
    return { heights: boxes.map(({ height }) => height), inFirstScreen };
  });
}

test('a phone shows seven rows of each board in its first screen, of 72 px each', async ({
  page,
  demoServer,
}) => {
  await page.setViewportSize(phone);
  for (const board of CATEGORIES) {
    await page.goto(demoServer.url + pathOf(board));
    const { heights, inFirstScreen } = await measure(page);
    expect(inFirstScreen, board).toBeGreaterThanOrEqual(7);
    expect([...new Set(heights)], board).toEqual([104, 72]);
    const search = await page.getByRole('searchbox').boundingBox();
    const bar = await page.getByRole('banner').first().boundingBox();
    const head = (search?.y ?? 0) + (search?.height ?? 0) - (bar?.height ?? 0);
    expect(head, 'title, number and search').toBeLessThanOrEqual(152);
    expect((await page.getByRole('tablist').boundingBox())?.height).toBe(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  }
});

test('a wide screen shows twelve rows of each board in its first screen, of 56 px each', async ({
  page,
  demoServer,
}) => {
  await page.setViewportSize(desktop);
  for (const board of CATEGORIES) {
    await page.goto(demoServer.url + pathOf(board));
    const { heights, inFirstScreen } = await measure(page);
    expect(inFirstScreen, board).toBeGreaterThanOrEqual(12);
    expect([...new Set(heights)], board).toEqual([56]);
    expect((await rows(page).first().boundingBox())?.width).toBe(1248);
  }
});

test('two taps count a vote, a third one takes it back, and no row changes its height', async ({
  page,
  demoServer,
}) => {
  await page.setViewportSize(phone);
  await page.goto(demoServer.url + pathOf('World Facts'));
  await page.getByRole('tab', { name: 'Votes by Viewers' }).click();
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /^BMW 325iS/ }),
  ).toBeVisible();
  const before = await measure(page);
  const row = rows(page).nth(2);
  const count = async () => Number(/(\d+) votes/.exec((await row.textContent()) ?? '')?.[1]);
  const votes = await count();
  await row.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(row.getByRole('button', { name: 'Voted' })).toBeDisabled();
  await expect.poll(count).toBe(votes + 1);
  expect(await measure(page)).toEqual(before);
  // Where it was pressed before.
  const box = await row.getByRole('button', { name: 'Voted' }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(row.getByRole('button', { name: 'Vote', exact: true })).toBeEnabled();
  await expect.poll(count).toBe(votes);
  expect(await measure(page)).toEqual(before);
});

test('a keyboard reaches details and vote with two stops a row', async ({ page, demoServer }) => {
  await page.goto(demoServer.url + pathOf('Our Drag Races'));
  await rows(page).first().getByRole('button', { expanded: false }).focus();
  const stops: string[] = [];
  for (let nth = 0; nth < 4; nth++) {
    stops.push(await page.evaluate(() => document.activeElement?.closest('li')?.id ?? ''));
    await page.keyboard.press('Tab');
  }
  const ids = await rows(page).evaluateAll((all) => all.map(({ id }) => id));
  expect(stops).toEqual([ids[0], ids[0], ids[1], ids[1]]);
});

test('the header of the columns stays below the bar while I scroll, and sorting changes no place', async ({
  page,
  demoServer,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(demoServer.url + pathOf('Our Drag Races'));
  const votes = page.getByRole('columnheader', { name: 'Votes' });
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(votes).toBeInViewport({ ratio: 1 });
  const leader = await rows(page).first().getAttribute('id');
  for (const direction of ['ascending', 'descending']) {
    await votes.getByRole('button').click();
    await expect(votes).toHaveAttribute('aria-sort', direction);
  }
  await expect(page.locator(`#${leader}`).getByRole('img', { name: 'Gold' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the columns have a plain header, and a phone has all filters', async ({ page, demoServer }) => {
    await page.setViewportSize(desktop);
    await page.goto(demoServer.url + pathOf('Our Drag Races'));
    await expect(page.getByRole('columnheader', { name: 'Votes' })).toBeVisible();
    await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
    await page.setViewportSize(phone);
    await expect(page.getByRole('combobox', { name: 'Strip' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters' })).toHaveCount(0);
  });
});
