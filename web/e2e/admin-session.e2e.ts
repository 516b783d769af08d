import type { Page, Response } from '@playwright/test';
import { administrator } from '@quartermile/core/testing';
import { expect, test } from './harness/test.js';
import { breakLine, expectAfterRetries } from './harness/trouble.js';

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });
const loginForm = (page: Page) => page.getByRole('heading', { name: 'Admin Login' });
const storedTokens = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('token')));

async function logIn(page: Page, password = administrator.password): Promise<void> {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

test('the administrator logs in, stays logged in over a reload, and logs out', async ({
  page,
  emptyServer,
}) => {
  await page.goto(`${emptyServer.url}/admin`);
  await expect(page).toHaveURL(`${emptyServer.url}/admin-login`);
  await logIn(page, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
  await expect(page.getByLabel('Email')).toHaveValue(administrator.email);

  await logIn(page);
  await expect(dashboard(page)).toBeVisible();
  expect(await storedTokens(page)).toHaveLength(1);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await page.reload();
  await expect(page.getByText('All Caught Up!')).toBeVisible();
  await page.goto(`${emptyServer.url}/admin-login`);
  await expect(dashboard(page)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(loginForm(page)).toBeVisible();
  expect(await storedTokens(page)).toEqual([]);
});

test('a token that is no longer good leads to the login with a word', async ({ page, emptyServer }) => {
  await page.goto(`${emptyServer.url}/admin-login`);
  await logIn(page);
  await expect(dashboard(page)).toBeVisible();
  // A list request that is still pending would end the session before the reload.
  await expect(page.getByText(/All submissions reviewed|awaiting review/)).toBeVisible();
  await expect(page.getByText(/on the leaderboard/)).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('token')) localStorage.setItem(key, 'bad');
  });
  await page.reload();
  await expect(loginForm(page)).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Your session has ended. Please log in again.');
  expect(await storedTokens(page)).toEqual([]);
});

test('a server that does not answer costs nobody the session', async ({ page, emptyServer }) => {
  await page.goto(`${emptyServer.url}/admin-login`);
  await logIn(page);
  await expect(dashboard(page)).toBeVisible();
  await breakLine(page, '**/api/admin/session');
  await page.clock.install();
  await page.reload();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expectAfterRetries(page, page.getByText('Network error'));
  await page.unroute('**/api/admin/session');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(dashboard(page)).toBeVisible();
});

test('a logout counts in every tab', async ({ context, page, emptyServer }) => {
  await page.goto(`${emptyServer.url}/admin-login`);
  await logIn(page);
  await expect(dashboard(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${emptyServer.url}/admin`);
  await expect(dashboard(other)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(loginForm(other)).toBeVisible();
  await expect(other.getByRole('status')).toHaveText('You logged out in another window.');
  await logIn(other);
  await expect(dashboard(other)).toBeVisible();
  await expect(dashboard(page)).toBeVisible();
});

test('an idle administrator is warned at 1080 s and logged out at 1200 s', async ({ page, emptyServer }) => {
  await page.clock.install();
  await page.goto(`${emptyServer.url}/admin-login`);
  await logIn(page);
  await expect(dashboard(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const warning = page.getByRole('dialog', { name: 'Session Expiring Soon!' });

  await page.keyboard.press('Shift');
  await page.clock.runFor(1_079_000);
  await expect(warning).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(warning.getByRole('timer')).toHaveText('2:00');

  await page.mouse.move(200, 200);
  await page.clock.runFor(60_000);
  await expect(warning.getByRole('timer')).toHaveText('1:00');
  await warning.getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(warning).toHaveCount(0);

  await page.keyboard.press('Shift');
  await page.clock.runFor(1_199_000);
  await expect(warning.getByRole('timer')).toHaveText('0:01');
  await page.clock.runFor(1000);
  await expect(loginForm(page)).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(
    'You were logged out because nothing happened for a while.',
  );
  expect(await storedTokens(page)).toEqual([]);
});

test("the administrator's code is in no visitor's download, and out of search engines", async ({
  page,
  emptyServer,
}) => {
  const loading: Promise<string>[] = [];
  const onResponse = (response: Response): void => {
    if (response.url().endsWith('.js')) loading.push(response.text());
  };
  page.on('response', onResponse);
  await page.goto(`${emptyServer.url}/leaderboard`);
  await page.waitForLoadState('networkidle');
  // Responses of the next page would be cut off by the end of the test.
  page.off('response', onResponse);
  const scripts = await Promise.all(loading);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes('Session Expiring Soon!'))).toEqual([]);

  await page.goto(`${emptyServer.url}/admin-login`);
  await expect(loginForm(page)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
