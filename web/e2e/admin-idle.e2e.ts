import type { Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { expect, logIn, openTab, test } from './harness/desk.js';

test.use({ ownClock: true });

const warning = (page: Page) => page.getByRole('dialog', { name: 'Session Expiring Soon!' });
const ENDED = 'You were logged out because nothing happened for a while.';

/** Lets nothing happen for so many seconds since the last key. */
async function idle(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000);
}

async function becomeIdle(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.keyboard.press('Shift');
}

test('the warning stands until one of its buttons is pressed; its note and countdown tell what comes', async ({
  desk,
}) => {
  await becomeIdle(desk);
  await idle(desk, 1081);
  await expect(warning(desk)).toContainText('Unsaved changes will be lost.');
  await expect(warning(desk).getByRole('button', { name: 'Stay Logged In' })).toBeFocused();
  await desk.keyboard.press('Escape');
  await desk.mouse.move(300, 300);
  await idle(desk, 29);
  await expect(warning(desk).getByRole('timer')).toHaveText('1:30');
  await warning(desk).getByRole('button', { name: 'Logout Now' }).click();
  await expect(desk.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(desk.getByText(ENDED)).toHaveCount(0);
});

test('what was typed is there again after signing in where one was', async ({ desk, api }) => {
  await api.call('POST', apiRoutes.videos.add, { title: 'Kept', link: 'https://youtu.be/abcdefghijk' });
  await openTab(desk, 'Video Management');
  await desk.getByRole('button', { name: 'Edit Kept' }).click();
  const title = desk.getByRole('dialog', { name: 'Edit Video' }).getByLabel('Title');
  await title.fill('Half a sentence');
  await becomeIdle(desk);
  await idle(desk, 1200);
  await expect(desk.getByRole('status').filter({ hasText: ENDED })).toBeVisible();
  await desk.clock.resume();
  await logIn(desk);
  await expect(desk.getByRole('tab', { name: 'Video Management' })).toHaveAttribute('aria-selected', 'true');
  await expect(title).toHaveValue('Half a sentence');
  await api.clear(apiRoutes.videos.list, apiRoutes.videos.delete);
});
