import type { Page } from '@playwright/test';
import { administrator } from '@quartermile/core/testing';
import { expect, heading, logIn, openTab, test } from './harness/dashboard.js';

const errorAlert = (page: Page) => page.getByRole('alert');
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });

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
