import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { test, waitForScripts } from './harness/test.js';
import { breakLine, expectAfterRetries, holdBack } from './harness/trouble.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');

/** Pages whose content the browser loads: the name of the link and the URL pattern of the request. */
const pages = [
  ['Leaderboard', '**/api/leaderboard/list*'],
  ['Sponsors', '**/api/sponsors/list'],
  ['Upcoming Events', '**/api/events/list'],
  ['Home', '**/api/videos/list'],
] as const;

/** Navigates with the bar, or with the menu on a phone. */
async function goTo(page: Page, name: string): Promise<void> {
  const burger = page.getByRole('button', { name: 'Open menu' });
  if (await burger.isVisible()) await burger.click();
  else await page.getByRole('button', { name: 'Events' }).click();
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
}

/** Takes screenshots of the empty, loading and error states in one size and colour scheme. */
async function takeAll(browser: Browser, url: string, width: number, colorScheme: 'dark' | 'light') {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((value) => {
    localStorage.setItem('mantine-color-scheme-value', value);
  }, colorScheme);
  for (const [name, calls] of pages) {
    const page = waitForScripts(await context.newPage());
    const take = (state: string) =>
      page.screenshot({
        path: join(FOLDER, `${name.replace(' ', '-').toLowerCase()}-${state}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
    await page.clock.install();
    await page.goto(`${url}/submit-times`);
    const letGo = await holdBack(page, calls);
    await goTo(page, name);
    await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'attached' });
    await take('loading');
    letGo();
    await page.waitForLoadState('networkidle');
    await take('empty');
    await page.unroute(calls);
    await breakLine(page, calls);
    await page.evaluate(() => localStorage.removeItem('quartermile.leaderboard'));
    await page.goto(`${url}/submit-times`);
    await goTo(page, name);
    await expectAfterRetries(page, page.getByRole('alert').filter({ hasText: /load/ }));
    await take('broken');
    await page.close();
  }
  await context.close();
}

for (const width of [390, 1440]) {
  for (const scheme of ['dark', 'light'] as const) {
    test(`every state, ${width} px, ${scheme}`, async ({ browser, emptyServer }) => {
      await takeAll(browser, emptyServer.url, width, scheme);
    });
  }
}
