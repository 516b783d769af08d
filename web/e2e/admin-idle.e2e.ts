import type { Page } from '@playwright/test';
import { drawFile } from './harness/admin-api.js';
import { expect, logIn, openTab, test } from './harness/dashboard.js';

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
