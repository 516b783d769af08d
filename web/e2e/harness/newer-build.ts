import type { Page } from '@playwright/test';

/** Waits until a public page has loaded what it does when it is idle, which is some time before an upgrade. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/after-load-')),
  );
}

/**
 * Has the server replace its build while a page is open: files that the page did not load yet are gone, until
 * the page is loaded anew and comes from another build.
 * @param staysOld the page comes from the old build then too, and its files stay away
 * @returns the paths of the documents that are loaded from then on
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
