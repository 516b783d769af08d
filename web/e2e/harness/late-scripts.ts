import type { Page } from '@playwright/test';
import { expect } from './test.js';

/**
 * Opens a page as a slow phone does: its scripts come only when told to.
 * @returns lets them come
 */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  // Not page.goto of this suite, which waits for the scripts.
  await page.evaluate((target) => location.assign(target), address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return held.resolve;
}
