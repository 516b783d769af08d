import type { Page } from '@playwright/test';
import { findBarriers } from './harness/barriers.js';
import { card, notification, openDashboard, openTab } from './harness/dashboard.js';
import { subscribe, test } from './harness/mail-sink.js';
import { expect } from './harness/test.js';

const READER = 'anna@example.com';
const VIDEO = 'M2 against RS3';
const EVENT = 'Street night';
const SUBJECT = 'Sunday wrap';
const MINUTE_MS = 60_000;

/** The value of a date and time field for an instant, on the clock of Johannesburg. */
const siteTime = (ms: number): string => new Date(ms + 2 * 60 * MINUTE_MS).toISOString().slice(0, 16);
/** The first whole minute that leaves time to fill in three forms. */
const soon = (): number => Math.ceil(Date.now() / MINUTE_MS + 0.75) * MINUTE_MS;

async function scheduleVideo(page: Page, title: string, at: string): Promise<void> {
  await page.getByLabel('Title', { exact: false }).first().fill(title);
  await page.getByLabel('Video URL').fill('https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view');
  await page.getByLabel('Publish at').fill(at);
  await page.getByRole('button', { name: 'Schedule Video' }).click();
  await expect(notification(page, 'Video added successfully! Scheduled for')).toBeVisible();
}

async function scheduleEvent(page: Page, at: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Event' }).click();
  const form = page.getByRole('dialog', { name: 'Add Event' });
  await form.getByLabel('Title').fill(EVENT);
  await form.getByLabel('Date', { exact: true }).fill('2099-12-05');
  await form.getByLabel('Publish at').fill(at);
  await form.getByRole('button', { name: 'Schedule Event' }).click();
  await expect(notification(page, 'Event added successfully! Scheduled for')).toBeVisible();
}

async function scheduleNewsletter(page: Page, at: string): Promise<void> {
  await page.getByRole('button', { name: 'Newsletters', exact: true }).click();
  await page.getByRole('button', { name: 'Write newsletter' }).click();
  const form = page.getByRole('dialog', { name: 'Write Newsletter' });
  await form.getByRole('textbox', { name: 'Subject' }).fill(SUBJECT);
  for (const text of await form.getByLabel('Text').all()) await text.fill('A new leader');
  await form.getByLabel('Send at').fill(at);
  await form.getByRole('button', { name: 'Schedule' }).click();
  // That of the event may be there still.
  await expect(notification(page, 'Scheduled for').last()).toBeVisible();
}

test('I schedule a video, an event and a newsletter, and they are published at their time', async ({
  page,
  browser,
  site,
  mails,
}) => {
  test.setTimeout(300_000);
  await subscribe(site, mails.received, [READER]);
  const visitor = await (await browser.newContext()).newPage();
  const sent = () => mails.received.filter(({ subject }) => subject === SUBJECT).flatMap(({ to }) => to);
  await openDashboard(page, site);
  await openTab(page, 'Video');
  await scheduleVideo(page, 'Far away', '2099-12-03T18:00');

  const at = siteTime(soon());
  await scheduleVideo(page, VIDEO, at);
  await expect(card(page, VIDEO).getByText('Scheduled ·')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await openTab(page, 'Events');
  await scheduleEvent(page, at);
  await openTab(page, 'Newsletter');
  await scheduleNewsletter(page, at);
  await expect(page.getByRole('listitem', { name: SUBJECT }).getByText('Scheduled ·')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await expect
    .poll(
      async () => {
        await visitor.goto(site);
        return visitor.getByText(VIDEO).count();
      },
      { timeout: 150_000, intervals: [2000] },
    )
    .toBeGreaterThan(0);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(`${at}+02:00`));
  await expect.poll(sent).toEqual([READER]);
  await expect(
    page.getByRole('listitem', { name: SUBJECT }).getByText('Sent', { exact: true }),
  ).toBeVisible();
  await visitor.goto(`${site}/events`);
  await expect(visitor.getByRole('heading', { name: EVENT })).toBeVisible();
  await expect(visitor.getByText('Far away')).toHaveCount(0);
  await visitor.context().close();
});

test('I publish a scheduled video before its time, and a time of which I typed a part publishes nothing', async ({
  page,
  site,
}) => {
  await openDashboard(page, site);
  await openTab(page, 'Video');
  await scheduleVideo(page, 'Early bird', '2099-12-03T18:00');
  await page.getByLabel('Title', { exact: false }).first().fill('Half a date');
  await page.getByLabel('Video URL').fill('https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view');
  await page.getByLabel('Publish at').pressSequentially('12');
  await page.getByRole('button', { name: 'Add Video' }).click();
  await expect(page.getByText('Please complete this.')).toBeVisible();
  await expect(page.getByLabel('Publish at')).toBeFocused();
  await page.goto(site);
  await expect(page.getByText('Early bird')).toHaveCount(0);
  await page.goBack();
  await card(page, 'Early bird').getByRole('button', { name: 'Edit Early bird' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Video' });
  await form.getByLabel('Publish at').fill('');
  await form.getByRole('button', { name: 'Publish Now' }).click();
  await expect(notification(page, 'Video updated successfully!')).toBeVisible();
  await page.goto(site);
  await expect(page.getByText('Early bird').first()).toBeVisible();
  await expect(page.getByText('Half a date')).toHaveCount(0);
});
