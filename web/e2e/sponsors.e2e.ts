import type { Page } from '@playwright/test';
import type { Sponsor } from '@quartermile/core/domain';
import { columnsOf, linesOf } from './harness/layout.js';
import { expect, test } from './harness/test.js';
import { breakLine, expectAfterRetries } from './harness/trouble.js';

const LIST = '**/api/sponsors/list';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const group = (page: Page, name: string) => page.getByRole('region', { name });

test('I meet the featured partners in large, then the supporting ones, and visit both', async ({
  page,
  demoServer,
}) => {
  const sponsors: Sponsor[] = await (await page.request.get(`${demoServer.url}/api/sponsors/list`)).json();
  const { mailboxes } = await (await page.request.get(`${demoServer.url}/api/site`)).json();
  await page.goto(`${demoServer.url}/sponsors`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    ...['Featured Partners', 'Supporting Partners', 'Want to Become a Sponsor?'],
  ]);
  for (const [title, isFeatured, call] of [
    ['Featured Partners', true, 'Visit Website'],
    ['Supporting Partners', false, 'Visit Site'],
  ] as const) {
    const expected = sponsors.filter(({ featured }) => featured === isFeatured);
    const cards = group(page, title).getByRole('listitem');
    await expect(cards).toHaveCount(expected.length);
    for (const [index, { name, description, website, category }] of expected.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name })).toBeVisible();
      await expect(card.getByText(description)).toBeVisible();
      await expect(card.getByText(category, { exact: true })).toHaveCount(isFeatured ? 1 : 0);
      await expect(card.getByRole('img', { name: `Logo of ${name}` })).toBeVisible();
      const link = card.getByRole('link', { name: new RegExp(`^${call}.*${name}`) });
      await expect(link).toHaveAttribute('href', website);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    }
  }
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    `mailto:${mailboxes.brands}`,
  );
});

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

test('I see that sponsors load, that they could not be loaded, and get them at my second try', async ({
  page,
  demoServer,
}) => {
  await page.clock.install();
  await breakLine(page, LIST);
  await page.goto(`${demoServer.url}/events`);
  await bar(page).getByRole('link', { name: 'Sponsors' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading sponsors...' })).toBeVisible();
  await expectAfterRetries(page, page.getByRole('alert').filter({ hasText: 'Failed to load sponsors' }));
  await expect(page.getByRole('heading', { name: 'Want to Become a Sponsor?' })).toBeVisible();
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Featured Partners' })).toBeVisible();
});
