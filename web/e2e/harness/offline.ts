import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** Visits a page and waits until the worker has kept what it keeps; on the board's page, the client too. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isKept = async (): Promise<boolean> => {
      const isListKept = localStorage.getItem('quartermile.leaderboard') !== null;
      return (
        Boolean(await caches.match('/leaderboard')) && (isListKept || location.pathname !== '/leaderboard')
      );
    };
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await expect
    .poll(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined))
    .toBe(true);
}

/** What says that there is no connection. */
export const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });
/** The entries of the board. */
export const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
