import type { Page } from '@playwright/test';
import { openWithoutScripts } from './harness/late-scripts.js';
import { columnsOf, linesOf } from './harness/layout.js';
import { expect, test } from './harness/test.js';

const LIST = '**/api/events/list';
const DAY_MS = 24 * 60 * 60_000;
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Navigates from another page, so that the browser loads the events and uses its own clock. */
async function goToEvents(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Events' }).click();
  await bar.getByRole('link', { name: 'Upcoming Events' }).click();
}

/** Start of an event of the demo content, in ms since 1970. */
async function startOf(page: Page, origin: string, title: string): Promise<number> {
  const documents: { title?: string; date?: string }[] = await (
    await page.request.get(`${origin}/api/events/list`)
  ).json();
  return Date.parse(documents.find((one) => one.title === title)?.date ?? '');
}

test('I see what comes, soonest first: when, where, and the way to a place on the map', async ({
  page,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}/events`);
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    ...['Street to Strip Night', 'Bakkie Day', 'Cape Coffee and Cars', 'Open Dyno Day'],
    ...['Season Final: Fastest Sixteen', /./],
  ]);
  const first = card(page, 'Street to Strip Night');
  const start = new Date(await startOf(page, demoServer.url, 'Street to Strip Night'));
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-ZA', { timeZone: 'Africa/Johannesburg', ...options }).format(start);
  const date = `${part({ weekday: 'long' })}, ${part({ day: 'numeric' })} ${part({ month: 'long' })} ${part({ year: 'numeric' })}`;
  await expect(first.getByText(date)).toBeVisible();
  await expect(first.getByText('Tarlton International Raceway, Krugersdorp')).toBeVisible();
  await expect(first.getByRole('link', { name: 'Get Directions' })).toHaveCount(0);
  await expect(first.getByRole('link', { name: 'Save the date' })).toHaveAttribute(
    'href',
    /^\/api\/events\/calendar\//,
  );
  const way = card(page, 'Cape Coffee and Cars').getByRole('link', { name: 'Get Directions' });
  await expect(way).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/.*-33\.8222%2C18\.5283$/);
  await expect(way).toHaveAttribute('target', '_blank');
  await expect(way).toHaveAttribute('rel', 'noopener noreferrer');
  for (const picture of await cards(page).locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('cards stand in one, two or three columns, cut long words short, and draw what has no picture', async ({
  page,
  demoServer,
}) => {
  await page.route(LIST, async (route) => {
    const documents: object[] = await (await route.fetch()).json();
    const bare = { id: 'bare', when: new Date(Date.now() + DAY_MS).toISOString() };
    const wordy = { title: 'A very long title '.repeat(20), description: 'Many words of it. '.repeat(40) };
    await route.fulfill({ json: [bare, ...documents.map((one) => ({ ...one, ...wordy }))] });
  });
  await page.goto(`${demoServer.url}/sponsors`);
  await goToEvents(page);
  const bare = card(page, 'Untitled Event');
  await expect(bare.getByText('No description available')).toBeVisible();
  await expect(bare.getByText('Tomorrow')).toBeVisible();
  await expect(bare.locator('svg').first()).toBeVisible();
  for (const [width, columns] of [
    [320, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columnsOf(page.getByRole('main').getByRole('list'))).toBe(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(await linesOf(page.getByRole('heading', { name: 'A very long title' }).first())).toBe(2);
  const words = page.getByText('Many words of it.').first();
  expect(await linesOf(words)).toBe(3);
  await expect(bare.getByText('Show more')).toBeHidden();
  const more = cards(page).locator('summary').filter({ visible: true }).first();
  await expect(more).toHaveAccessibleName(/^Show more A very long title/);
  await more.press('Enter');
  expect(await linesOf(words)).toBeGreaterThan(3);
  expect(await linesOf(page.getByRole('heading', { name: 'A very long title' }).first())).toBeGreaterThan(2);
  await expect(more).toHaveAccessibleName(/^Show less/);
  await more.press('Enter');
  expect(await linesOf(words)).toBe(3);
});

test('I read a cut description to its end before the scripts run, and only there am I offered to', async ({
  page,
  demoServer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${demoServer.url}/sponsors`);
  const letGo = await openWithoutScripts(page, `${demoServer.url}/events`);
  const cut = cards(page).filter({ has: page.locator('summary:visible') });
  const words = cut.first().locator('p').first();
  expect(await linesOf(words)).toBe(3);
  await cut.first().locator('summary').click();
  expect(await linesOf(words)).toBeGreaterThan(3);
  letGo();
  await page.setViewportSize({ width: 700, height: 844 });
  await expect(cards(page).nth(1).locator('summary')).toBeHidden();
  await expect(cut.first().locator('summary')).toHaveAccessibleName(/^Show less/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a place of one endless word is read to its end, and the way there is easy to hit', async ({
    page,
    demoServer,
  }) => {
    const date = new Date(Date.now() + DAY_MS).toISOString();
    const place = 'Strip'.repeat(60);
    await page.route(LIST, (route) =>
      route.fulfill({
        json: [
          { title: 'Far off', date, location: place },
          { title: 'On the map', date, location: '-26.1, 28.0' },
        ],
      }),
    );
    await page.goto(`${demoServer.url}/events`);
    await page.getByRole('button', { name: 'Refresh' }).click();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const [end, edge] = await Promise.all(
        [page.getByText(place), card(page, 'Far off')].map((part) =>
          part.evaluate((element) => element.getBoundingClientRect().right),
        ),
      );
      expect(end).toBeLessThan(edge ?? 0);
    }
    const way = await card(page, 'On the map').getByRole('link', { name: 'Get Directions' }).boundingBox();
    expect(way?.height).toBeGreaterThanOrEqual(44);
  });
});
