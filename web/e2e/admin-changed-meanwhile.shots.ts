import { join } from 'node:path';
import { apiPath, apiRoutes, type Video } from '@quartermile/core/domain';
import { drawDataUrl } from './harness/admin-api.js';
import { card, expect, openDashboard, openTab, test } from './harness/dashboard.js';
import { reviseCar } from './harness/revise-car.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');

test.describe.configure({ mode: 'serial' });

for (const width of [390, 1440]) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`changed meanwhile, ${width} px, ${colorScheme}`, async ({ browser, api, adminServer }) => {
      await api.clearCars();
      const carId = await api.submit({
        ...{ name: 'Volkswagen Golf 7 R', time: '14.2', requestedCategories: ['Our Drag Races'] },
      });
      await api.submit({ name: 'BMW M2', time: '12.1', requestedCategories: ['World Facts'] });
      const context = await browser.newContext({
        ...{ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' },
      });
      await context.addInitScript((scheme) => {
        localStorage.setItem('mantine-color-scheme-value', scheme);
      }, colorScheme);
      const page = await context.newPage();
      const take = (name: string) =>
        page.screenshot({ path: join(FOLDER, `changed-${name}-${width}-${colorScheme}.png`) });
      await page.clock.install();
      await openDashboard(page, adminServer.url);
      await openTab(page, 'Pending Submissions');
      await card(page, 'Volkswagen Golf 7 R').getByRole('button', { name: 'Approve' }).click();
      await reviseCar(api, carId, {
        ...{ name: 'Volkswagen Golf 8 R', time: '8.2', image: await drawDataUrl() },
        description: 'Stage 3 on slicks.',
      });
      await page.clock.runFor(8500);
      await expect(card(page, 'Volkswagen Golf 8 R').getByRole('alert')).toBeVisible();
      await card(page, 'Volkswagen Golf 8 R').getByRole('alert').scrollIntoViewIfNeeded();
      await page.clock.runFor(12_000);
      await take('card');

      const title = `Golf against the clock ${width} ${colorScheme}`;
      const link = 'https://youtu.be/abcdefghijk';
      const { _id: id } = await api.call<Video>('POST', apiRoutes.videos.add, { title, link });
      await openTab(page, 'Video Management');
      await page.getByRole('button', { name: `Edit ${title}` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Title').fill('Golf 7 R against the clock, uncut');
      await api.call('PUT', apiPath(apiRoutes.videos.update, { id }), { title: `${title}, the final` });
      await dialog.getByRole('button', { name: 'Update Video' }).click();
      await expect(dialog.getByRole('button', { name: 'Save anyway' })).toBeVisible();
      await page.clock.runFor(1000);
      await take('form');
      await context.close();
    });
  }
}
