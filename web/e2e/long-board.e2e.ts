import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { apiRoutes, type Entry, OTHER_ENTRIES_MAX, TOP_ENTRIES } from '@quartermile/core/domain';
import { launchServer, type RunningServer } from '@quartermile/core/testing';
import { longBoardPath, longBoardSql, nameOfPlace } from './harness/long-board.js';
import { expect, test } from './harness/test.js';

/** Cars on each of the three boards: 2,001 entries in total. */
const CARS = 667;
const FAR_DOWN = 600;
/** Size limit of a first page of fifty rows with details, uncompressed. */
const PAGE_MAX_BYTES = 400_000;
const SHOWN_AT_FIRST = 50;

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const rowOf = (page: Page, place: number) => rows(page).filter({ hasText: nameOfPlace(place) });

test.describe('a leaderboard of 2,000 entries', () => {
  let site: RunningServer;
  test.beforeAll(async () => {
    site = await launchServer({}, { sql: longBoardSql(CARS) });
  });
  test.afterAll(() => site.stop());

  test('arrives as a small page, counts all of them, and shows more when asked', async ({ page }) => {
    const answer = await page.goto(site.url + longBoardPath);
    expect((await answer?.body())?.length).toBeLessThan(PAGE_MAX_BYTES);
    await expect(page.getByText(`${CARS} cars`)).toBeVisible();
    await expect(rows(page)).toHaveCount(SHOWN_AT_FIRST);
    await page.getByRole('link', { name: 'Show 40 more' }).click();
    await expect(rows(page)).toHaveCount(SHOWN_AT_FIRST + 40);
    await expect(rows(page).last()).toContainText(nameOfPlace(SHOWN_AT_FIRST + 40));
  });

  for (const [name, delayMs] of [
    ['at hand', 0],
    ['slow to arrive', 1_000],
  ] as const) {
    test(`leads from a time far down to its row, on another page of a board that is ${name}`, async ({
      page,
    }) => {
      await page.route(`**${apiRoutes.leaderboard.list}`, async (route) => {
        await setTimeout(delayMs);
        await route.continue();
      });
      await page.goto(`${site.url}/leaderboard?time=15.001`);
      await expect(page.locator('#your-place')).toHaveCount(0);
      await page.getByRole('link', { name: 'Show the row' }).click();
      await expect(page).toHaveURL(/\/leaderboard\?time=15\.001&from=\d+#your-place$/);
      await expect(page.locator('#your-place')).toBeInViewport({ ratio: 1 });
      await expect(rowOf(page, FAR_DOWN)).toBeVisible();
    });
  }

  test('finds a car far down by its name, at its place', async ({ page }) => {
    await page.goto(site.url + longBoardPath);
    await page.getByRole('searchbox').fill(nameOfPlace(FAR_DOWN));
    await expect(rows(page)).toHaveCount(1);
    await expect(rowOf(page, FAR_DOWN).getByText(String(FAR_DOWN), { exact: true })).toBeVisible();
  });

  test('opens a linked car far down among the rows around it, and goes on in both directions', async ({
    page,
  }) => {
    const list = await page.request.get(site.url + apiRoutes.leaderboard.list);
    const entries: Entry[] = await list.json();
    const isFarDown = ({ car, category }: Entry): boolean =>
      car.name === nameOfPlace(FAR_DOWN) && category === 'Our Drag Races';
    const entry = entries.find(isFarDown);
    await page.goto(`${site.url}/leaderboard/${entry?._id}`);
    await expect(rowOf(page, FAR_DOWN).getByRole('button', { expanded: true })).toBeInViewport();
    await expect(rows(page)).toHaveCount(SHOWN_AT_FIRST);

    await page.getByRole('link', { name: 'Show 40 above' }).click();
    await expect(rows(page)).toHaveCount(SHOWN_AT_FIRST + 40);
    await page.getByRole('link', { name: 'Show 40 more' }).click();
    await expect(rows(page)).toHaveCount(SHOWN_AT_FIRST + 80);

    await page.goto('about:blank');
    await page.goto(`${site.url}/leaderboard#entry-${entry?._id}`);
    await expect(rowOf(page, FAR_DOWN).getByRole('button', { expanded: true })).toBeInViewport();
    await expect(rows(page)).toHaveCount(SHOWN_AT_FIRST);
  });

  for (const [name, from] of [
    ['a desktop window', { width: 1280, height: 800 }],
    ['a phone on its side', { width: 844, height: 390 }],
  ] as const) {
    test(`becomes as narrow as ${name} does`, async ({ page }) => {
      await page.setViewportSize(from);
      await page.goto(site.url + longBoardPath);
      // Off-screen rows retain the size of their last rendering, so all rows are rendered once.
      for (const row of await rows(page).all()) await row.scrollIntoViewIfNeeded();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => rightEdgeOf(rows(page))).toBeLessThanOrEqual(390);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }

  for (const [name, size] of [
    ['a desktop window', { width: 1280, height: 720 }],
    ['a tablet', { width: 800, height: 1100 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const) {
    test(`does not move while rows scroll into view in ${name}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(site.url + longBoardPath);
      const link = page.getByRole('link', { name: 'Show 40 more' });
      const topInDocument = (): Promise<number> =>
        link.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      const reserved = await topInDocument();
      for (const row of await rows(page).all()) await row.scrollIntoViewIfNeeded();
      await link.scrollIntoViewIfNeeded();
      // Fractions of a pixel add up over the rows.
      expect(Math.abs((await topInDocument()) - reserved)).toBeLessThan(SHOWN_AT_FIRST);
    });
  }

  test('carries no cars but those that it shows, and no more than the limit', async ({ page }) => {
    const namesIn = async (path: string): Promise<Set<string>> => {
      const html = await (await page.request.get(site.url + path)).text();
      return new Set(html.match(/Number \d{4}/g));
    };
    const numbers = (first: number, count: number): string[] =>
      Array.from({ length: count }, (_, index) => nameOfPlace(first + index));
    expect([...(await namesIn(longBoardPath))].sort()).toEqual(numbers(1, SHOWN_AT_FIRST));
    const names = [...(await namesIn(`${longBoardPath}?others=${CARS}`))].sort();
    expect(names).toEqual(numbers(1, TOP_ENTRIES + OTHER_ENTRIES_MAX));
  });

  test('moves on at the limit of rows, and back', async ({ page }) => {
    await page.goto(`${site.url + longBoardPath}?others=${OTHER_ENTRIES_MAX}`);
    await page.getByRole('link', { name: 'Show 40 more' }).click();
    await expect(rows(page)).toHaveCount(TOP_ENTRIES + OTHER_ENTRIES_MAX);
    await expect(rows(page).last()).toContainText(nameOfPlace(TOP_ENTRIES + OTHER_ENTRIES_MAX + 40));
    await page.getByRole('link', { name: 'Show 40 above' }).click();
    await expect(rows(page).last()).toContainText(nameOfPlace(TOP_ENTRIES + OTHER_ENTRIES_MAX));
  });

  test('lays out no rows that are far off', async ({ page }) => {
    const from = CARS - TOP_ENTRIES - OTHER_ENTRIES_MAX;
    await page.goto(`${site.url + longBoardPath}?from=${from}&others=${OTHER_ENTRIES_MAX}`);
    await expect(rows(page)).toHaveCount(TOP_ENTRIES + OTHER_ENTRIES_MAX);
    const isLaidOut = (place: number): Promise<boolean> =>
      rowOf(page, place)
        .getByRole('heading')
        .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut(TOP_ENTRIES)).toBe(true);
    expect(await isLaidOut(FAR_DOWN)).toBe(false);
    await rowOf(page, FAR_DOWN).scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(FAR_DOWN)).toBe(true);
  });
});

/** Right edge of the widest element, in px from the left. */
function rightEdgeOf(all: Locator): Promise<number> {
  return all.evaluateAll((elements) =>
    Math.max(...elements.map((element) => element.getBoundingClientRect().right)),
  );
}
