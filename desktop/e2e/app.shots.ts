import type { Page } from 'playwright-core';
import { clickMenu } from './harness/notifications.js';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 900, height: 700 },
] as const;

/** Takes a screenshot at each size. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `shots/${name}-${size.width}.png`, animations: 'disabled' });
  }
  await page.setViewportSize(SIZES[0]);
}

/** Screenshots of the app for visual review. */
for (const colorScheme of ['dark', 'light'] as const) {
  test(`pictures in the ${colorScheme} scheme`, async ({ launchDesktop, site, request, server }) => {
    for (const car of ['Golf 7 R', 'BMW M2', 'Toyota Supra']) await submitCar(request, server.url, car);
    const keyStore = colorScheme === 'dark' ? 'keyring' : 'none';
    const desktop = await launchDesktop({ colorScheme, keyStore });
    const page = await desktop.firstWindow();
    const take = (name: string) => shoot(page, `${name}-${colorScheme}`);
    await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
    await take('first-run');
    await connect(page, 'http://quartermile.example');
    await expect(page.getByRole('alert')).toBeVisible();
    await take('first-run-problem');
    await connect(page, site.url);
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await take('login');
    await clickMenu(desktop, 'connect');
    await expect(page.getByRole('dialog')).toBeVisible();
    await take('connect');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await logIn(page);
    await page.waitForTimeout(2500);
    await take('dashboard');
    await page.getByRole('tab', { name: 'Pending Submissions' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await take('pending');
    site.cut();
    await page.getByRole('tab', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('tab', { name: 'Pending Submissions' }).click();
    await expect(page.getByText('The site cannot be reached.')).toBeVisible();
    for (const name of ['BMW M2', 'Golf 7 R']) {
      await page.getByRole('article', { name }).getByRole('button', { name: 'Approve' }).click();
    }
    await expect(page.getByText('2 decisions wait to be sent.')).toBeVisible({ timeout: 20_000 });
    await take('offline');
  });
}
