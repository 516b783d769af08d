import { expect, type Locator, type Page } from '@playwright/test';
import { REQUEST_RETRY_WAIT_MS } from '@quartermile/core/domain';

/** Aborts all requests to a URL pattern, like a network failure. Undo it with `page.unroute(url)`. */
export async function breakLine(page: Page, url: string): Promise<void> {
  await page.route(url, (route) => route.abort());
}

/** Waits for an element that appears after failed retries, skipping their delays. Needs `page.clock.install()`. */
export async function expectAfterRetries(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(REQUEST_RETRY_WAIT_MS);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass();
}

/**
 * Delays the requests to a URL pattern until they are released.
 * @returns a function that releases these and all later requests
 */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
