import type { Page } from '@playwright/test';
import { apiRoutes, ENDING_REPLY_MS } from '@quartermile/core/domain';
import { drawFile } from './harness/admin-api.js';
import { expect, logIn, openTab, refuse, test } from './harness/dashboard.js';

test.use({ ownClock: true });

const warning = (page: Page) => page.getByRole('dialog', { name: 'Session Expiring Soon!' });
const ENDED = 'You were logged out because nothing happened for a while.';

/** Advances the clock without user activity. */
async function idle(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000);
}

async function becomeIdle(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.keyboard.press('Shift');
}

test('the warning stays until one of its buttons is pressed; its note and countdown explain what happens', async ({
  dashboard,
}) => {
  await becomeIdle(dashboard);
  await idle(dashboard, 1081);
  await expect(warning(dashboard)).toContainText(
    'What you have typed and not saved stays in this window and is there again after the next login.',
  );
  await expect(warning(dashboard).getByRole('button', { name: 'Stay Logged In' })).toBeFocused();
  await dashboard.keyboard.press('Escape');
  await dashboard.mouse.move(300, 300);
  await idle(dashboard, 29);
  await expect(warning(dashboard).getByRole('timer')).toHaveText('1:30');
  await refuse(dashboard, apiRoutes.admin.refresh);
  await warning(dashboard).getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(warning(dashboard).getByRole('alert')).toHaveText(
    'The session could not be extended. Please try again.',
  );
  await warning(dashboard).getByRole('button', { name: 'Logout Now' }).click();
  await dashboard.clock.runFor(ENDING_REPLY_MS);
  await expect(dashboard.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(dashboard.getByText(ENDED)).toHaveCount(0);
});

test('what was typed is there again after signing in where one was', async ({ dashboard, api }) => {
  await api.call('POST', apiRoutes.videos.add, { title: 'Kept', link: 'https://youtu.be/abcdefghijk' });
  await openTab(dashboard, 'Video Management');
  await dashboard.getByRole('button', { name: 'Edit Kept' }).click();
  const title = dashboard.getByRole('dialog', { name: 'Edit Video' }).getByLabel('Title');
  await title.fill('Half a sentence');
  await becomeIdle(dashboard);
  await idle(dashboard, 1200);
  await expect(dashboard.getByRole('status').filter({ hasText: ENDED })).toBeVisible();
  await dashboard.clock.resume();
  await logIn(dashboard);
  await expect(dashboard.getByRole('tab', { name: 'Video Management' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(title).toHaveValue('Half a sentence');
  await api.clear(apiRoutes.videos.list, apiRoutes.videos.delete);
});

test('a picked picture and a form in a dialogue are there again as well', async ({ dashboard }) => {
  const signInAgain = async (): Promise<void> => {
    await becomeIdle(dashboard);
    await idle(dashboard, 1200);
    await dashboard.clock.resume();
    await expect(dashboard.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
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

test('moving, scrolling, clicking and typing each start the count anew', async ({ dashboard }) => {
  await becomeIdle(dashboard);
  const activities = [
    () => dashboard.mouse.move(300, 300),
    () => dashboard.mouse.wheel(0, 200),
    () => dashboard.mouse.click(5, 5),
    () => dashboard.keyboard.press('Shift'),
  ];
  for (const act of activities) {
    await idle(dashboard, 1079);
    await expect(warning(dashboard)).toHaveCount(0);
    await expectHeard(dashboard, act);
  }
  await idle(dashboard, 1079);
  await expect(warning(dashboard)).toHaveCount(0);
  await idle(dashboard, 1);
  await expect(warning(dashboard)).toBeVisible();
});

/** Acts and waits for the DOM event, because a scroll event may be dispatched after the wheel action returns. */
async function expectHeard(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const heard = new Promise<void>((resolve) => {
      for (const type of ['mousemove', 'scroll', 'click', 'keydown'])
        window.addEventListener(type, () => resolve(), { once: true, capture: true });
    });
    Reflect.set(window, 'heard', heard);
  });
  await act();
  await page.evaluate(() => Reflect.get(window, 'heard'));
}
