import type { Page } from '@playwright/test';
import { expect } from './test.js';

/**
 * Opens a page whose scripts are delayed, as on a slow phone.
 * @returns a function that releases the scripts
 */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  // The page.goto of this suite would wait for the scripts.
  await page.evaluate((target) => location.assign(target), address);
  await page.waitForURL(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A test can look at the elements before their style sheets have arrived.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet !== null,
    ),
  );
  return released.resolve;
}
