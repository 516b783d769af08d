import { join } from 'node:path';
import { openDashboard, openTab, test } from './harness/dashboard.js';
import { drawSlip } from './harness/review-queue.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');

test('the review queue and the finder', async ({ browser, api, adminServer }) => {
  await api.clearCars();
  const cellphone = '+27 82 555 0100';
  for (const time of ['12.9', '13.2'])
    await api.approve({ name: 'Audi RS3', time, cellphone, requestedCategories: [] }, 'Our Drag Races');
  for (const [name, time] of [
    ['Polo GTI', '12.61'],
    ['Golf 7 R', '13.11'],
    ['Supra', '11.02'],
  ] as const) {
    const proofImage = await drawSlip(time);
    await api.submit({ name, time, cellphone, proofImage, requestedCategories: ['Our Drag Races'] });
  }
  await api.submit({ name: 'Ranger Raptor', time: '15.20', requestedCategories: [] });
  for (const width of [390, 1440]) {
    for (const colorScheme of ['dark', 'light'] as const) {
      const context = await browser.newContext({
        viewport: { width, height: width === 390 ? 844 : 900 },
        hasTouch: width === 390,
        isMobile: width === 390,
        colorScheme,
        reducedMotion: 'reduce',
      });
      await context.addInitScript((value) => {
        localStorage.setItem('mantine-color-scheme-value', value);
      }, colorScheme);
      const page = await context.newPage();
      const shoot = async (name: string, fullPage = false): Promise<void> => {
        await page.waitForTimeout(400);
        await page.screenshot({ path: join(FOLDER, `queue-${name}-${width}-${colorScheme}.png`), fullPage });
      };
      await openDashboard(page, adminServer.url);
      await openTab(page, 'Pending Submissions');
      await page.getByRole('article', { name: 'Polo GTI' }).waitFor();
      await shoot('all', true);
      await shoot('top');
      await page.getByRole('article', { name: 'Polo GTI' }).scrollIntoViewIfNeeded();
      await page.evaluate(() => document.querySelector('article')?.scrollIntoView({ block: 'start' }));
      await shoot('card');
      for (const name of ['Polo GTI', 'Supra']) {
        await page.getByRole('button', { name: `Details of ${name}` }).click();
        await shoot('details');
        await page.getByRole('dialog').getByLabel(`Select ${name}`).check();
        await page.keyboard.press('Escape');
      }
      await page.getByLabel('Select Ranger Raptor').check();
      await page.evaluate(() => scrollTo(0, 0));
      await shoot('marked');
      await page.getByRole('button', { name: 'Approve 2' }).click();
      await page.getByRole('article', { name: 'Golf 7 R' }).getByRole('button', { name: 'Reject' }).click();
      await shoot('reject');
      await page.getByRole('button', { name: 'Reject car' }).click();
      await shoot('tray');
      await page.getByRole('button', { name: /^Undo/ }).click();
      await page.getByRole('button', { name: /^Undo/ }).click();
      await page.getByRole('combobox', { name: 'Board' }).click();
      await page.getByRole('option', { name: 'World Facts' }).click();
      await shoot('empty');
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox', { name: 'Car, driver, event' }).fill('na');
      await shoot('finder');
      await page.keyboard.press('Escape');
      await openTab(page, 'Edit Approved Cars');
      await page.getByRole('button', { name: 'Runs of Audi RS3' }).first().click();
      await shoot('runs');
      await context.close();
    }
  }
});
