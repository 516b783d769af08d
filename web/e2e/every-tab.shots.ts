import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn } from './harness/dashboard.js';
import { test } from './harness/test.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');

/** Waits for visible content. `networkidle` never occurs, because the event stream stays open. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.mantine-Skeleton-root, .mantine-Loader-root') === null &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  await page.waitForTimeout(400);
}

for (const width of [390, 1440]) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`every tab, ${width} px, ${colorScheme}`, async ({ browser, demoServer }) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await context.addInitScript((value) => {
        localStorage.setItem('mantine-color-scheme-value', value);
      }, colorScheme);
      const page = await context.newPage();
      await page.goto(`${demoServer.url}/admin-login`);
      await logIn(page);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await settle(page);
        const name = (await tab.innerText()).replace(/\W+/g, '-').toLowerCase();
        await page.screenshot({
          path: join(FOLDER, `admin-${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
      }
      await context.close();
    });
  }
}
