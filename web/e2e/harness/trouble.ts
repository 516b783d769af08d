import { expect, type Locator, type Page } from '@playwright/test';

/** Pause before a call is tried again (specification section 9). */
const PAUSE_MS = 1000;

/** Lets nothing of these addresses through, as a broken line would. Give it up with `page.unroute(url)`. */
export async function breakLine(page: Page, url: string): Promise<void> {
  await page.route(url, (route) => route.abort());
}

/** Waits for what shows once a call was tried again in vain, without the pauses. Needs `page.clock.install()`. */
export async function expectAfterRetries(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(PAUSE_MS);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass();
}

/**
 * Holds the calls of an address back until they are let go.
 * @returns lets them go, those that come later too
 */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
