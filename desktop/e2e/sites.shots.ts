import { launchServer } from '@quartermile/core/testing';
import type { Page } from 'playwright-core';
import { emptySite } from './harness/sites/empty-site.js';
import { submitCar } from './harness/submissions.js';
import { chooseSite, nameSite, review, switcher } from './harness/switcher.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Screenshots of the site switcher for visual review. */
for (const colorScheme of ['dark', 'light'] as const) {
  test(`sites in the ${colorScheme} scheme`, async ({ launchDesktop, server, request }) => {
    const other = await launchServer();
    await emptySite(other.url);
    await nameSite(request, server.url, 'Highveld Drags');
    await nameSite(request, other.url, 'Cape Quarter Mile');
    for (const car of ['Golf 7 R', 'BMW M2', 'Toyota Supra']) await submitCar(request, server.url, car);
    const decided = await submitCar(request, other.url, 'Corsa GSi');
    await submitCar(request, other.url, 'Amarok V6');
    const desktop = await launchDesktop({ colorScheme });
    const page = await desktop.firstWindow();
    const take = (name: string) => shoot(page, `${name}-${colorScheme}`);
    const follow = (carId: string, site: string) =>
      desktop.evaluate(
        ({ app }, url) => void app.emit('second-instance', {}, ['quartermile', url], '/'),
        `quartermile://review/${carId}?site=${encodeURIComponent(site)}`,
      );
    await connect(page, server.url);
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await take('sites-login');
    await logIn(page);
    await follow(decided, other.url);
    await expect(page.getByRole('heading', { name: 'Add this site?' })).toBeVisible();
    await take('sites-link-unknown');
    await page.getByRole('button', { name: 'Not now' }).click();
    await chooseSite(page);
    await take('sites-list');
    await connect(page, other.url);
    await logIn(page);
    await page.waitForTimeout(2500);
    await take('sites-dashboard');
    await switcher(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await take('sites-switcher');
    await page.getByRole('menuitem', { name: 'Forget Cape Quarter Mile...' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await take('sites-forget');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await review(request, other.url, { carId: decided, action: 'approve', categories: ['World Facts'] });
    await follow(decided, other.url);
    await expect(page.getByRole('dialog', { name: 'Already decided' })).toContainText('World Facts');
    await take('sites-link-decided');
    await other.stop();
  });
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForTimeout(300);
  await page.screenshot({ path: `shots/${name}.png`, animations: 'disabled' });
}
