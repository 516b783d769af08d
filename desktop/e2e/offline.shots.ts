import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { decide, PICTURE, submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

const CARS = ['Golf 7 R', 'BMW M2', 'Toyota Supra', 'Audi RS3', 'Opel Corsa GSi'];
const SIZE = { width: 1280, height: 800 };

async function picturesOnDisk(userData: string): Promise<string[]> {
  const all = await readdir(userData, { recursive: true, withFileTypes: true });
  return all
    .filter((one) => one.isFile() && one.parentPath.endsWith('pictures'))
    .map((one) => join(one.parentPath, one.name));
}

/** Screenshots of the app offline and after reconnecting. */
for (const colorScheme of ['dark', 'light'] as const) {
  test(`offline in the ${colorScheme} scheme`, async ({ launchDesktop, site, request, server, userData }) => {
    const ids: string[] = [];
    for (const car of CARS) ids.push(await submitCar(request, server.url, car, { picture: PICTURE }));
    const first = await launchDesktop({ colorScheme });
    const before = await first.firstWindow();
    await connect(before, site.url);
    await logIn(before);
    await before.getByRole('tab', { name: 'Pending Submissions' }).click();
    await expect.poll(async () => (await picturesOnDisk(userData)).length).toBeGreaterThan(1);
    await before.waitForTimeout(1500);
    await first.close();
    for (const file of await picturesOnDisk(userData)) await rm(file);
    site.cut();

    const page = await (await launchDesktop({ colorScheme })).firstWindow();
    await page.setViewportSize(SIZE);
    const take = (name: string) =>
      page.screenshot({ path: `shots/${name}-${colorScheme}.png`, animations: 'disabled' });
    await page.getByRole('tab', { name: 'Pending Submissions' }).click();
    await expect(page.getByText('The proof is not available offline.').first()).toBeVisible();
    await take('offline-missing-proof');
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog')).toBeVisible();
    await take('offline-question');
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog')).toBeVisible();
    await take('offline-details');
    await page.keyboard.press('Escape');
    for (const name of CARS.slice(0, 3)) {
      await page.getByRole('article', { name }).getByRole('button', { name: 'Approve' }).click();
      await page.getByRole('button', { name: 'Approve without proof' }).click();
    }
    await expect(page.getByText('3 decisions wait to be sent.')).toBeVisible({ timeout: 20_000 });
    await take('offline-queue');
    await page.getByRole('button', { name: 'Show' }).click();
    await take('offline-queue-open');
    const [golf = '', m2 = ''] = ids;
    const reason = 'The proof of time cannot be read.';
    await decide(request, server.url, { carId: golf, action: 'reject', reason });
    await decide(request, server.url, { carId: m2, action: 'approve', categories: ['World Facts'] });
    site.reconnect();
    await expect(page.getByText(reason)).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('approved it for World Facts at')).toBeVisible();
    await page.waitForTimeout(6000);
    await take('conflict');
  });
}
