import type { Page } from '@playwright/test';

/** The list that the browser loads. */
export const VIDEO_LIST = '**/api/videos/list';
export const videos = (page: Page) => page.getByRole('region', { name: 'Videos' });

/** The way to the player of one video. */
export const videoCard = (page: Page, title: RegExp) => videos(page).getByRole('link', { name: title });
export const player = (page: Page) => page.getByRole('dialog');

/** Answers for the video sites, which no test asks; every address that was asked for is noted. */
export async function standInForVideoSites(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<button>Player</button>' });
  });
  return asked;
}

/** Leaves for another page and comes back to the home page, whose list is then loaded by the browser. */
export async function comeHome(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/sponsors`);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Home', exact: true })
    .click();
}
