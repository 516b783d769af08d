import type { Page } from '@playwright/test';
import { expect, heading, test } from './harness/desk.js';

test.use({ ownClock: true });

const warning = (page: Page) => page.getByRole('dialog', { name: 'Session Expiring Soon!' });
const login = (page: Page) => page.getByRole('heading', { name: 'Admin Login' });

/** Opens a second tab, and sets the clock of both to the same moment, at which somebody is active. */
async function openSecond(desk: Page, origin: string): Promise<Page> {
  const other = await desk.context().newPage();
  await other.goto(`${origin}/admin`);
  await expect(heading(other)).toBeVisible();
  await desk.clock.pauseAt((await desk.evaluate(() => Date.now())) + 60_000);
  await press(desk);
  return other;
}

/** Presses a key that does nothing but count, and lets a second pass, in which the other tab hears of it. */
async function press(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.clock.runFor(1000);
}

const idle = (page: Page, seconds: number): Promise<void> => page.clock.runFor(seconds * 1000);

test('work in one tab keeps the other one open; both are warned together', async ({ desk, deskServer }) => {
  const other = await openSecond(desk, deskServer.url);
  await idle(desk, 599);
  await press(other);
  await idle(desk, 1078);
  await expect(warning(desk)).toHaveCount(0);
  await expect(warning(other)).toHaveCount(0);
  await idle(desk, 1);
  await expect(warning(desk).getByRole('timer')).toHaveText('2:00');
  await expect(warning(other).getByRole('timer')).toHaveText('2:00');
});

test('staying logged in counts in every tab, and so does the end', async ({ desk, deskServer }) => {
  const other = await openSecond(desk, deskServer.url);
  await idle(desk, 1100);
  await expect(warning(desk)).toBeVisible();
  await warning(other).getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(warning(other)).toHaveCount(0);
  await expect(warning(desk)).toHaveCount(0);
  await idle(desk, 1199);
  await expect(warning(desk).getByRole('timer')).toHaveText('0:01');
  await idle(desk, 1);
  await desk.clock.resume();
  for (const page of [desk, other]) {
    await expect(login(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('quartermile.admin-token'))).toBeNull();
  }
});

test('"Logout Now" in one tab ends the other one', async ({ desk, deskServer }) => {
  const other = await openSecond(desk, deskServer.url);
  await idle(desk, 1090);
  await expect(warning(other)).toBeVisible();
  await warning(desk).getByRole('button', { name: 'Logout Now' }).click();
  await desk.clock.resume();
  await expect(login(desk)).toBeVisible();
  await expect(login(other)).toBeVisible();
  await expect(other.getByRole('status').filter({ hasText: 'in another window' })).toBeVisible();
});
