import type { Page } from '@playwright/test';

/** URL pattern of the video list. */
export const VIDEO_LIST = '**/api/videos/list';
export const videos = (page: Page) => page.getByRole('region', { name: 'Videos' });

/** The link that opens the player of a video. */
export const videoCard = (page: Page, title: RegExp) => videos(page).getByRole('link', { name: title });
export const player = (page: Page) => page.getByRole('dialog');

/** Fakes the responses of the video sites. Returns the list of requested URLs, which grows with each request. */
export async function fakeVideoSites(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<button>Player</button>' });
  });
  return asked;
}

/** Navigates to the home page from another page, so that the browser loads the video list. */
export async function comeHome(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/sponsors`);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Home', exact: true })
    .click();
}
