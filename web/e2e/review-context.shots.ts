import { join } from 'node:path';
import { expect } from '@playwright/test';
import { card, openDashboard, openTab, test } from './harness/dashboard.js';
import { fillReviewContext } from './harness/review-context.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');

test.describe.configure({ mode: 'serial' });
test.beforeEach(async ({ api }) => {
  await api.clearCars();
  await fillReviewContext(api);
});

for (const width of [390, 1440]) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`places and hints, ${width} px, ${colorScheme}`, async ({ browser, adminServer }) => {
      const context = await browser.newContext({
        ...{
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
        },
      });
      await context.addInitScript((scheme) => {
        localStorage.setItem('mantine-color-scheme-value', scheme);
      }, colorScheme);
      const page = await context.newPage();
      const take = (name: string) =>
        page.screenshot({
          path: join(FOLDER, `context-${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
      await openDashboard(page, adminServer.url);
      await openTab(page, 'Pending Submissions');
      await expect(card(page, 'VW Polo').getByText('Would be 3rd of 4')).toBeVisible();
      await expect(card(page, 'VW Polo').getByText('which was rejected')).toBeVisible();
      await take('queue');
      await card(page, 'VW Polo').getByRole('button', { name: 'Details of VW Polo' }).click();
      await expect(page.getByRole('dialog').getByText('Would be 3rd of 4')).toBeVisible();
      await page.waitForTimeout(500);
      await take('details');
      await context.close();
    });
  }
}
