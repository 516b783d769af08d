import type { Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { drawFile } from './harness/admin-api.js';
import { expect, heading, logIn, openTab, test } from './harness/dashboard.js';

test.use({ ownClock: true });

const ENDED = 'You were logged out because nothing happened for a while.';

/** Advances the clock without user activity. */
async function idle(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000);
}

async function becomeIdle(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.keyboard.press('Shift');
}

test('what was typed, a picked picture and a form in a dialogue are there again after the next login', async ({
  dashboard,
}) => {
  const signInAgain = async (): Promise<void> => {
    await becomeIdle(dashboard);
    await idle(dashboard, 1200);
    await expect(dashboard.getByRole('status').filter({ hasText: ENDED })).toBeVisible();
    await dashboard.clock.resume();
    await logIn(dashboard);
  };
  await openTab(dashboard, 'Sponsor Management');
  await dashboard.getByLabel('Sponsor Name').fill('Torque Works');
  await dashboard
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawFile());
  await expect(dashboard.getByRole('img', { name: 'Preview of Logo' })).toBeVisible();
  await signInAgain();
  await expect(dashboard.getByLabel('Sponsor Name')).toHaveValue('Torque Works');
  await expect(dashboard.getByRole('img', { name: 'Preview of Logo' })).toBeVisible();

  await openTab(dashboard, 'Events');
  await dashboard.getByRole('button', { name: 'Discard changes' }).click();
  await dashboard.getByRole('button', { name: 'Add Event' }).click();
  const event = dashboard.getByRole('dialog', { name: 'Add Event' });
  await event.getByLabel('Title').fill('Night of the bakkies');
  await event.getByLabel('Date').fill('2099-03-14');
  await signInAgain();
  await expect(event.getByLabel('Title')).toHaveValue('Night of the bakkies');
  await expect(event.getByLabel('Date')).toHaveValue('2099-03-14');
});

const warning = (page: Page) => page.getByRole('dialog', { name: 'Session Expiring Soon!' });
const login = (page: Page) => page.getByRole('heading', { name: 'Admin Login' });

/** Opens a second tab, sets the shared clock and simulates user activity. */
async function openSecond(dashboard: Page, origin: string): Promise<Page> {
  const other = await dashboard.context().newPage();
  await other.goto(`${origin}/admin`);
  await expect(heading(other)).toBeVisible();
  await dashboard.clock.pauseAt((await dashboard.evaluate(() => Date.now())) + 60_000);
  await press(dashboard);
  return other;
}

/** Presses a key that only counts as activity, and advances the clock until the other tab is notified. */
async function press(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.clock.runFor(1000);
}

test('staying logged in counts in every tab, and so does the end', async ({ dashboard, adminServer }) => {
  const other = await openSecond(dashboard, adminServer.url);
  await idle(dashboard, 1100);
  await expect(warning(dashboard)).toBeVisible();
  await warning(other).getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(warning(other)).toHaveCount(0);
  await expect(warning(dashboard)).toHaveCount(0);
  await idle(dashboard, 1199);
  await expect(warning(dashboard).getByRole('timer')).toHaveText('0:01');
  await idle(dashboard, 1);
  await dashboard.clock.resume();
  for (const page of [dashboard, other]) {
    await expect(login(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('quartermile.admin-token'))).toBeNull();
  }
});

test('a tab that is opened while another one renews the session ends nothing', async ({
  dashboard,
  adminServer,
}) => {
  const other = await openSecond(dashboard, adminServer.url);
  await idle(dashboard, 1090);
  await dashboard.clock.resume();
  const [revoked, arrives] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await other.route(`**${apiRoutes.admin.refresh}`, async (route) => {
    const response = await route.fetch();
    revoked.resolve();
    await arrives.promise;
    await route.fulfill({ response });
  });
  await warning(other).getByRole('button', { name: 'Stay Logged In' }).click();
  await revoked.promise;
  const third = await dashboard.context().newPage();
  const rejected = third.waitForResponse((response) => response.status() === 401);
  await third.goto(`${adminServer.url}/admin`);
  await rejected;
  arrives.resolve();
  for (const page of [third, other, dashboard]) {
    await expect(heading(page)).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
  }
});
