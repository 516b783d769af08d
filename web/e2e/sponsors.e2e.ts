import type { Page } from '@playwright/test';
import type { Sponsor } from '@quartermile/core/domain';
import { columnsOf, linesOf } from './harness/layout.js';
import { expect, test } from './harness/test.js';

const LIST = '**/api/sponsors/list';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const group = (page: Page, name: string) => page.getByRole('region', { name });

test('the cards stand in as many columns as my screen has room for, however long a description is', async ({
  page,
  demoServer,
}) => {
  await page.route(LIST, async (route) => {
    const sponsors: Sponsor[] = await (await route.fetch()).json();
    await route.fulfill({
      json: sponsors.map((sponsor) => ({
        ...sponsor,
        description: 'Long words about fast cars. '.repeat(12),
      })),
    });
  });
  await page.goto(`${demoServer.url}/events`);
  await bar(page).getByRole('link', { name: 'Sponsors' }).click();
  for (const [width, featured, supporting] of [
    [390, 1, 1],
    [800, 2, 2],
    [1440, 3, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columnsOf(group(page, 'Featured Partners').getByRole('list'))).toBe(featured);
    expect(await columnsOf(group(page, 'Supporting Partners').getByRole('list'))).toBe(supporting);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const long = (title: string) => group(page, title).getByText('Long words').first();
  expect(await linesOf(long('Supporting Partners'))).toBe(2);
  expect(await linesOf(long('Featured Partners'))).toBeGreaterThan(2);
});
