import type { Locator, Page } from '@playwright/test';
import { administrator } from '@quartermile/core/testing';
import { findBarriers } from './harness/barriers.js';
import { notification, openDashboard, openTab } from './harness/dashboard.js';
import { subscribe, test } from './harness/mail-sink.js';
import { expect } from './harness/test.js';

const SUBJECT = 'Sunday wrap';
const READERS = ['anna@example.com', 'lerato@example.com'];

const block = (form: Locator, name: string): Locator => form.getByRole('listitem', { name });

async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write newsletter' }).click();
  const form = page.getByRole('dialog', { name: 'Write Newsletter' });
  await form.getByRole('textbox', { name: 'Subject' }).fill(SUBJECT);
  await block(form, '1. Heading').getByRole('textbox').fill('A new leader');
  await block(form, '2. Paragraph').getByRole('textbox').fill('Rain until noon.\n\nThen a record.');
  await form.getByRole('button', { name: 'Add car' }).click();
  await block(form, '3. Car').getByRole('combobox').selectOption({ label: 'Golf R (Lerato)' });
  await form.getByRole('button', { name: 'Add button' }).click();
  await block(form, '4. Button').getByLabel('Label').fill('See the board');
  expect(await findBarriers(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save draft' }).click();
  // The link is missing; nothing that was typed is lost.
  await expect(form.getByText('Please enter a web address that starts with')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue(SUBJECT);
  await block(form, '4. Button').getByLabel('Link').fill('https://example.com/board');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(notification(page, 'Draft saved.')).toBeVisible();
}

test('I write a newsletter, look at it, try it on myself, send it, and readers find it in the archive', async ({
  page,
  browser,
  site,
  mails,
}) => {
  test.setTimeout(240_000);
  const api = await subscribe(site, mails.received, READERS);
  await api.approve({ name: 'Golf R', owner: 'Lerato', time: '11.82' }, 'World Facts');
  const got = (subject: string) =>
    mails.received
      .filter((mail) => mail.subject === subject)
      .flatMap(({ to }) => to)
      .toSorted();

  await openDashboard(page, site);
  await openTab(page, 'Newsletter');
  await page.getByRole('button', { name: 'Newsletters', exact: true }).click();
  await write(page);

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: `Preview of ${SUBJECT}` });
  await expect(preview.getByRole('heading', { name: 'Golf R' })).toBeVisible();
  expect((await preview.getByText('Rain until noon.').boundingBox())?.width).toBeLessThanOrEqual(390);
  expect(await findBarriers(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Send to myself' }).click();
  await expect.poll(() => got(`[Test] ${SUBJECT}`)).toEqual([administrator.email]);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);

  const row = page.getByRole('listitem', { name: SUBJECT });
  await row.getByRole('button', { name: 'Send...' }).click();
  const question = page.getByRole('dialog', { name: 'Send newsletter?' });
  await question.getByRole('button', { name: 'Send newsletter' }).click();
  await expect(row.getByText('2 of 2 sent')).toBeVisible();
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();
  expect(got(SUBJECT)).toEqual(READERS);
  expect(await findBarriers(page)).toEqual([]);

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const reader = await context.newPage();
    await reader.goto(`${site}/sponsors`);
    await reader.getByRole('contentinfo').getByRole('link', { name: 'Newsletters' }).click();
    await reader.getByRole('link', { name: SUBJECT }).click();
    await expect(reader.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible();
    await expect(reader.getByText('Then a record.')).toBeVisible();
    if (javaScriptEnabled) expect(await findBarriers(reader)).toEqual([]);
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await reader.getByRole('link', { name: 'See the car' }).click();
    await expect(reader.getByRole('heading', { level: 1, name: 'Golf R' })).toBeVisible();
    await context.close();
  }
});
