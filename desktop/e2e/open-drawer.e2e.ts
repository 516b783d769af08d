import type { Page } from 'playwright-core';
import { enterPassword, lockApp } from './harness/locking.js';
import { decide, submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

const drawerOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('the drawer of a car survives a reload of its window and a lock, until it is closed or another tab is opened', async ({
  launchDesktop,
  server,
  request,
}) => {
  const name = 'Audi RS3';
  const carId = await submitCar(request, server.url, name);
  await decide(request, server.url, { carId, action: 'approve', categories: ['World Facts'] });
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  const tab = page.getByRole('tab', { name: 'Approved Cars' });
  const selected = page.getByRole('tab', { name: 'Approved Cars', selected: true, includeHidden: true });
  await tab.click();
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await expect(drawerOf(page, name)).toBeVisible();
  // It is copied to the main process debounced.
  const stored = () => page.evaluate(async () => (await window.quartermile.readState()).openWork?.carId);
  await expect.poll(stored).toBe(carId);
  await page.reload();
  await expect(drawerOf(page, name)).toBeVisible();
  await expect(selected).toHaveCount(1);

  await lockApp(desktop);
  await expect(drawerOf(page, name)).toHaveCount(0);
  await enterPassword(page);
  await expect(drawerOf(page, name)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(drawerOf(page, name)).toHaveCount(0);
  await expect.poll(stored).toBeNull();
  await page.reload();
  const row = page.getByRole('main').getByRole('button', { name, exact: true });
  await expect(row).toBeVisible();
  await expect(selected).toHaveCount(1);
  await expect(drawerOf(page, name)).toHaveCount(0);

  await row.click();
  await expect(drawerOf(page, name)).toBeVisible();
  await expect.poll(stored).toBe(carId);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByLabel('Car, driver, event, video or setting').fill('Newsletter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Newsletter', selected: true })).toBeVisible();
  await expect(drawerOf(page, name)).toHaveCount(0);
  await expect.poll(stored).toBeNull();
});
