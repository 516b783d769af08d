import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { test } from './harness/test.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');

const pages = {
  home: '/',
  leaderboard: '/leaderboard',
  'leaderboard-votes': '/leaderboard?category=Votes+by+Viewers',
  'submit-times': '/submit-times',
  sponsors: '/sponsors',
  rules: '/how-times-get-on-the-board',
  records: '/records',
  embed: '/embed',
  'embed-leaderboard': '/embed/leaderboard?board=world-facts&length=10&theme=auto',
  overlay: '/overlay?show=top&board=world-facts',
  events: '/events',
  'past-events': '/events/past',
  'admin-login': '/admin-login',
  'not-found': '/no-such-page',
  terms: '/terms-of-use.html',
  privacy: '/privacy.html',
};

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Rows far below the window are not painted otherwise. */
const WITHOUT_SKIPPING = '* { content-visibility: visible !important; }';

/** Takes screenshots of all pages in one size and colour scheme. */
async function takeAll(
  browser: Browser,
  url: string,
  size: (typeof sizes)[number],
  scheme: 'dark' | 'light',
) {
  const context = await browser.newContext({ viewport: size, colorScheme: scheme, reducedMotion: 'reduce' });
  await context.addInitScript((value) => {
    localStorage.setItem('mantine-color-scheme-value', value);
  }, scheme);
  const page = await context.newPage();
  const take = (name: string) =>
    page.screenshot({
      path: join(FOLDER, `${name}-${size.width}-${scheme}.png`),
      fullPage: true,
      style: WITHOUT_SKIPPING,
    });
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    await take(name);
  }
  await context.close();
}

/** Scrolls through the page, because pictures are loaded lazily, and waits until they can be painted. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode())),
  );
}

for (const size of sizes) {
  for (const scheme of ['dark', 'light'] as const) {
    test(`every page, ${size.width} px, ${scheme}`, async ({ browser, demoServer }) => {
      await takeAll(browser, demoServer.url, size, scheme);
    });
  }
}
