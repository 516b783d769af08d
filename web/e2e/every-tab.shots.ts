import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ADMIN_TABS } from '@quartermile/core/domain';
import { logIn, openTab } from './harness/dashboard.js';
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
      for (const { id, label } of ADMIN_TABS) {
        await openTab(page, label);
        await settle(page);
        await page.screenshot({
          path: join(FOLDER, `admin-${id}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
      }
      await context.close();
    });
  }
}
