import type { Browser, Page } from '@playwright/test';
import { UNDO_MS } from '@quartermile/core/domain';
import { expect, heading, notification, openTab, test } from './harness/dashboard.js';
import { waitForScripts } from './harness/test.js';

const EMAIL = 'lerato.reviewer@example.com';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PASSWORD = 'quarter mile at dawn';

/** A page of another browser, where nobody is logged in. */
async function elsewhere(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), userAgent: FIREFOX });
  return waitForScripts(await context.newPage());
}

test('an owner invites a reviewer, who decides submissions, sees nothing else, and is out once removed', async ({
  dashboard,
  api,
  adminServer,
  browser,
}) => {
  // The reviewer's decision alone waits eight seconds to be undone.
  test.setTimeout(120_000);
  await api.clearCars();
  await api.submit({ name: 'Polo GTI', requestedCategories: ['Our Drag Races'] });

  await openTab(dashboard, 'People');
  await dashboard.getByLabel('Email').fill(EMAIL);
  await dashboard.getByRole('button', { name: 'Create Invitation' }).click();
  await expect(notification(dashboard, 'Copy its link from the list')).toBeVisible();
  const link = await dashboard.getByLabel(`Invitation link of ${EMAIL}`).inputValue();
  expect(link).toMatch(/^http:\/\/[^/]+\/admin\/invitation#[\w-]{43}$/);

  // The default PUBLIC_URL of the server under test has no port.
  const { pathname, hash } = new URL(link);
  const theirs = await elsewhere(browser, dashboard);
  await theirs.goto(`${adminServer.url}${pathname}${hash}`);
  await expect(theirs.getByText(`You were invited as ${EMAIL}.`)).toBeVisible();
  await theirs.getByLabel('Password', { exact: true }).fill('too short');
  await theirs.getByRole('button', { name: 'Save Password' }).click();
  await expect(theirs.getByText('Please use at least 12 characters.')).toBeVisible();
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByLabel('Repeat password').fill(`${PASSWORD}!`);
  await theirs.getByRole('button', { name: 'Save Password' }).click();
  await expect(theirs.getByText('The two passwords are different.')).toBeVisible();
  await theirs.getByLabel('Repeat password').fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Save Password' }).click();
  await theirs.getByRole('link', { name: 'Go to the login' }).click();

  await theirs.getByLabel('Email').fill(EMAIL);
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.keyboard.press('Enter');
  await expect(heading(theirs)).toBeVisible();
  await expect(theirs.getByRole('tab')).toHaveText([/^Pending Submissions/, /^Settings/]);
  await theirs.goto(`${adminServer.url}/admin?tab=site`);
  await expect(theirs.getByRole('tab')).toHaveText([/^Pending Submissions/, /^Settings/]);
  await theirs.clock.install();
  await theirs.getByRole('button', { name: 'Approve' }).first().click();
  await expect(theirs.getByText('All Caught Up!')).toBeVisible();
  await theirs.clock.runFor(UNDO_MS);
  await expect.poll(() => api.pending()).toEqual([]);
  expect(await api.categoriesOf('Polo GTI')).toEqual(['Our Drag Races']);

  await openTab(dashboard, 'Activity');
  await expect(dashboard.getByText(EMAIL).first()).toBeVisible();
  await openTab(dashboard, 'People');
  await dashboard.getByRole('button', { name: `Remove ${EMAIL}` }).click();
  await dashboard.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(notification(dashboard, 'Administrator removed successfully!')).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await theirs.getByLabel('Email').fill(EMAIL);
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('alert')).toHaveText('Invalid email or password.');

  await theirs.goto(`${adminServer.url}${pathname}${hash}`);
  await expect(theirs.getByRole('heading', { name: 'This invitation is over' })).toBeVisible();
  await theirs.context().close();
});
