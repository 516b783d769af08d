import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** Visits a page and waits until the service worker has cached it and, on the leaderboard, its list is stored. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isCached = async (): Promise<boolean> => {
      const isListStored = localStorage.getItem('quartermile.leaderboard') !== null;
      return (
        Boolean(await caches.match('/leaderboard')) && (isListStored || location.pathname !== '/leaderboard')
      );
    };
    while (!(await isCached())) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await expectCached(page, page.url());
}

/** Waits until the service worker has stored a page. */
export const expectCached = (page: Page, url: string): Promise<void> =>
  expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), url)).toBe(true);

/** The banner that is shown without a connection. */
export const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });
/** The entries of the board. */
export const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
