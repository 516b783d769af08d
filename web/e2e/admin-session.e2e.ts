import type { Page, Response } from '@playwright/test';
import { administrator } from '@quartermile/core/testing';
import { expect, test } from './harness/test.js';

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
