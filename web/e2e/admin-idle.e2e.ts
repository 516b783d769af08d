import type { Page } from '@playwright/test';
import { apiRoutes, ENDING_REPLY_MS } from '@quartermile/core/domain';
import { expect, logIn, openTab, refuse, test } from './harness/desk.js';
import { drawFile } from './harness/desk-api.js';

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
  await expect(warning(desk)).toContainText(
    'What you have typed and not saved stays in this window and is there again after the next login.',
  );
  await expect(warning(desk).getByRole('button', { name: 'Stay Logged In' })).toBeFocused();
  await desk.keyboard.press('Escape');
  await desk.mouse.move(300, 300);
  await idle(desk, 29);
  await expect(warning(desk).getByRole('timer')).toHaveText('1:30');
  await refuse(desk, apiRoutes.admin.refresh);
  await warning(desk).getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(warning(desk).getByRole('alert')).toHaveText(
    'The session could not be extended. Please try again.',
  );
  await warning(desk).getByRole('button', { name: 'Logout Now' }).click();
  await desk.clock.runFor(ENDING_REPLY_MS);
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

test('a picked picture and a form in a dialogue are there again as well', async ({ desk }) => {
  const signInAgain = async (): Promise<void> => {
    await becomeIdle(desk);
    await idle(desk, 1200);
    await desk.clock.resume();
    await expect(desk.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await logIn(desk);
  };
  await openTab(desk, 'Sponsor Management');
  await desk.getByLabel('Sponsor Name').fill('Torque Works');
  await desk
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawFile());
  await expect(desk.getByRole('img', { name: 'Preview of Logo' })).toBeVisible();
  await signInAgain();
  await expect(desk.getByLabel('Sponsor Name')).toHaveValue('Torque Works');
  await expect(desk.getByRole('img', { name: 'Preview of Logo' })).toBeVisible();

  await openTab(desk, 'Events');
  await desk.getByRole('button', { name: 'Discard changes' }).click();
  await desk.getByRole('button', { name: 'Add Event' }).click();
  const event = desk.getByRole('dialog', { name: 'Add Event' });
  await event.getByLabel('Title').fill('Night of the bakkies');
  await event.getByLabel('Date').fill('2099-03-14');
  await signInAgain();
  await expect(event.getByLabel('Title')).toHaveValue('Night of the bakkies');
  await expect(event.getByLabel('Date')).toHaveValue('2099-03-14');
});

test('moving, scrolling, clicking and typing each start the count anew', async ({ desk }) => {
  await becomeIdle(desk);
  const activities = [
    () => desk.mouse.move(300, 300),
    () => desk.mouse.wheel(0, 200),
    () => desk.mouse.click(5, 5),
    () => desk.keyboard.press('Shift'),
  ];
  for (const act of activities) {
    await idle(desk, 1079);
    await expect(warning(desk)).toHaveCount(0);
    await expectHeard(desk, act);
  }
  await idle(desk, 1079);
  await expect(warning(desk)).toHaveCount(0);
  await idle(desk, 1);
  await expect(warning(desk)).toBeVisible();
});

/** Acts, and waits until the page has heard of it: a browser may tell it of a scroll later than the wheel turned. */
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
