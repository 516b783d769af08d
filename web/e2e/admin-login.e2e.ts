import type { Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { administrator, launchServer } from '@quartermile/core/testing';
import { expect, heading, logIn, openTab, test } from './harness/dashboard.js';

const { login } = apiRoutes.admin;
const errorAlert = (page: Page) => page.getByRole('alert');
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });

test.use({ serviceWorkers: 'block' });

test('the server says what is wrong with a login, and what was typed stays', async ({
  page,
  adminServer,
}) => {
  await page.goto(`${adminServer.url}/admin-login`);
  await expect(page.getByText('Enter your admin credentials to access the dashboard')).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(errorAlert(page)).toHaveText('Please enter your email.');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(errorAlert(page)).toHaveText('Please enter your password.');
  await logIn(page, 'wrong');
  await expect(errorAlert(page)).toHaveText('Invalid email or password.');
  await expect(password(page)).toBeFocused();
  await page.getByRole('button', { name: 'Show what is typed' }).click();
  await expect(password(page)).toHaveValue('wrong');
  await expect(password(page)).toHaveAttribute('type', 'text');
});

test('a login without a response shows an error at once, without a retry', async ({ page, adminServer }) => {
  await page.goto(`${adminServer.url}/admin-login`);
  let tries = 0;
  await page.route(`**${login}`, (route) => {
    tries += 1;
    return route.abort();
  });
  await logIn(page, 'any');
  await expect(errorAlert(page)).toHaveText('Network error');
  expect(tries).toBe(1);
  await page.unroute(`**${login}`);
  await logIn(page);
});

test('an answer that is none of ours, or that has no token, is a failed login', async ({
  page,
  adminServer,
}) => {
  await page.goto(`${adminServer.url}/admin-login`);
  for (const answer of [
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    { status: 200, json: { admin: { email: administrator.email, label: 'Admin' } } },
  ]) {
    await page.route(`**${login}`, (route) => route.fulfill(answer));
    await logIn(page, 'any');
    await expect(errorAlert(page)).toHaveText('Login failed');
    await page.unroute(`**${login}`);
  }
  await logIn(page);
});

test('a browser that keeps nothing leads to the login, and I stay logged in while the page is open', async ({
  page,
  adminServer,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto(`${adminServer.url}/admin`);
  await expect(page).toHaveURL(`${adminServer.url}/admin-login`);
  await logIn(page);
  await openTab(page, 'Video Management');
  await expect(page).toHaveURL(/tab=/);
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${adminServer.url}/admin-login`);
  await page.goto(`${adminServer.url}/admin`);
  await expect(page).toHaveURL(`${adminServer.url}/admin-login`);
});

test('the sixth login after five failures waits, even with the right password; a session goes on', async ({
  page,
  browser,
}) => {
  const server = await launchServer({ RATE_LIMIT: 'on' });
  try {
    await page.goto(`${server.url}/admin-login`);
    await logIn(page);
    const stranger = await browser.newPage();
    await stranger.goto(`${server.url}/admin-login`);
    for (let nth = 1; nth <= 5; nth += 1) {
      await logIn(stranger, 'wrong');
      await expect(errorAlert(stranger)).toHaveText('Invalid email or password.');
    }
    await password(stranger).fill(administrator.password);
    await stranger.keyboard.press('Enter');
    await expect(errorAlert(stranger)).toHaveText(
      'Too many failed logins. Please wait a few minutes and try again.',
    );
    await stranger.close();
    await page.reload();
    await expect(heading(page)).toBeVisible();
  } finally {
    await server.stop();
  }
});
