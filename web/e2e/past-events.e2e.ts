import type { Page } from '@playwright/test';
import { type PastEvent } from '@quartermile/core/domain';
import { findBarriers, showScheme } from './harness/barriers.js';
import { expect, test } from './harness/test.js';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const readAll = async (page: Page, origin: string): Promise<PastEvent[]> =>
  (await page.request.get(`${origin}/api/past-events/list`)).json();

test('without scripts I read all of it, and search engines and share cards know each event', async ({
  browser,
  request,
  demoServer,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demoServer.url });
  const page = await context.newPage();
  const event = (await readAll(page, demoServer.url)).find(({ featured }) => featured);
  await page.goto('/events');
  await page.getByRole('main').getByRole('link', { name: 'See past events' }).click();
  await cards(page).first().getByRole('link', { name: event?.title }).click();
  await expect(page).toHaveURL(`/events/past/${event?.id}`);
  await expect(page).toHaveTitle(`${event?.title} | Quartermile`);
  await expect(page.getByText(String(event?.description))).toBeVisible();
  const videos = page.getByRole('region', { name: 'Videos' });
  await expect(videos.getByRole('link')).toHaveAttribute('href', String(event?.videos[0]?.link));
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
  expect(await content('meta[name="description"]')).toBe(event?.description);
  expect(await content('meta[property="og:title"]')).toBe(`${event?.title} | Quartermile`);
  const picture = String(await content('meta[property="og:image"]'));
  expect(new URL(picture).pathname).toBe(event?.image);
  await expect(page.locator('head meta[property="og:image:width"]')).toHaveCount(0);
  const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href');
  expect(new URL(String(canonical)).pathname).toBe(`/events/past/${event?.id}`);
  expect(await (await request.get(`${demoServer.url}/sitemap.xml`)).text()).toContain(
    `<loc>${canonical}</loc>`,
  );

  // The last two are routes of the API beside those of single events.
  for (const id of ['nothing-here', 'list', 'featured']) {
    const missing = await page.goto(`/events/past/${id}`);
    expect([id, missing?.status()]).toEqual([id, 404]);
    await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist.' })).toBeVisible();
  }
  await context.close();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`a past event is accessible in its ${colorScheme} scheme and does not overflow`, async ({
    page,
    demoServer,
  }) => {
    const [event] = await readAll(page, demoServer.url);
    await showScheme(page, colorScheme);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${demoServer.url}/events/past/${event?.id}`, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(await findBarriers(page, colorScheme)).toEqual([]);
  });
}
