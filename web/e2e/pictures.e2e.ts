import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.js';

/** Widths of a phone and of a desktop, in px. */
const WIDTHS = [390, 1440];
const RATIO_DECIMALS = 2;

/** Attributes and measurements that determine the layout and the download size of each picture. */
const pictures = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('img')].map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return {
        address: image.getAttribute('src') ?? '',
        declaredRatio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        renderedRatio: width / height,
        isLazy: image.loading === 'lazy',
        isFirst: image.fetchPriority === 'high',
        widths: image.srcset.split(',').length,
      };
    }),
  );

for (const path of ['/sponsors', '/events']) {
  test(`the pictures of ${path} keep their room, in a format and width that fits`, async ({
    page,
    demoServer,
  }) => {
    const types = new Set<string | undefined>();
    page.on('response', (response) => {
      if (response.url().includes('/media/')) types.add(response.headers()['content-type']);
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(demoServer.url + path, { waitUntil: 'networkidle' });
      const measured = await pictures(page);
      expect(measured.length).toBeGreaterThan(1);
      for (const { declaredRatio, renderedRatio, address, widths } of measured) {
        expect(renderedRatio, address).toBeCloseTo(declaredRatio, RATIO_DECIMALS);
        expect(widths, address).toBeGreaterThan(1);
      }
      expect(measured.map(({ isFirst }) => isFirst)).toEqual(measured.map((_, at) => at === 0));
      expect(measured.map(({ isLazy }) => isLazy)).toEqual(measured.map((_, at) => at > 0));
    }
    expect([...types]).toEqual(['image/avif']);
  });
}

test('nothing of a page moves while it loads', async ({ page, demoServer }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) console.error(`moved: ${JSON.stringify(entry)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('moved')) moved.push(`${page.url()} ${message.text()}`);
  });
  for (const path of ['/', '/leaderboard', '/events', '/past-events', '/sponsors', '/submit-times']) {
    await page.goto(demoServer.url + path, { waitUntil: 'networkidle' });
  }
  expect(moved).toEqual([]);
});
