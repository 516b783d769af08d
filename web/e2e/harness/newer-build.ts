import type { Page } from '@playwright/test';

/** Runs in a public page: whether the script with its idle-time code has arrived. */
export const isAfterLoadHere = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => /\/assets\/after-load-.+\.js$/.test(name));

/** Waits until a public page has loaded its idle-time code, which usually happens long before an upgrade. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(isAfterLoadHere);
}

/**
 * Simulates a new build on the server while a page is open: assets that the page has not loaded yet return
 * 404, until the page is reloaded from the new build.
 * @param staysOld whether the old build is still served after a reload, with these assets still missing
 * @returns the paths of all documents that are loaded from now on; updated with each navigation
 */
export async function replaceBuild(page: Page, staysOld = false): Promise<string[]> {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/**', async (route) => {
    const request = route.request();
    const isNeeded = request.method() === 'GET' && !request.url().includes('/make-browser-client-');
    if (documents.length === 0 || (staysOld && !isNeeded))
      await route.fulfill({ status: 404, body: 'Not found' });
    else if (!staysOld && request.url().includes('/manifest-')) {
      const response = await route.fetch();
      const code = (await response.text()).replace(/"version":"\w+"/, '"version":"newer"');
      await route.fulfill({ response, body: code });
    } else await route.continue();
  });
  return documents;
}
