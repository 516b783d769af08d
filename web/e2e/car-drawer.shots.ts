import { join } from 'node:path';
import { card, openDashboard, openTab, test } from './harness/dashboard.js';
import { drawSlip } from './harness/review-queue.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');

test('the drawer of a car, and a pending car being edited', async ({ browser, api, adminServer }) => {
  test.setTimeout(240_000);
  await api.clearCars();
  const proofImage = await drawSlip('12.61');
  for (const time of ['12.9', '13.2'])
    await api.approve({ name: 'Audi RS3', time, proofImage, requestedCategories: [] }, 'Our Drag Races');
  const proofOfPolo = await drawSlip('11.40');
  await api.submit({ name: 'Polo GTI', time: '12.40', proofImage: proofOfPolo, requestedCategories: [] });
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
      const shoot = async (name: string): Promise<void> => {
        await page.waitForTimeout(400);
        await page.screenshot({ path: join(FOLDER, `drawer-${name}-${width}-${colorScheme}.png`) });
      };
      await openDashboard(page, adminServer.url);
      await openTab(page, 'Pending Submissions');
      await card(page, 'Polo GTI').waitFor();
      await page.keyboard.press('t');
      await page.getByRole('dialog').getByLabel('Time').fill('11.40');
      await shoot('edit');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText(/Time, sent: 12.40 s/).waitFor();
      await card(page, 'Polo GTI').scrollIntoViewIfNeeded();
      await shoot('corrected');
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await page.getByText(/Time, sent/).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Polo GTI', exact: true }).click();
      await page.getByRole('dialog').getByText('Car and run').waitFor();
      await shoot('pending');
      await page.keyboard.press('Escape');
      await openTab(page, 'Edit Approved Cars');
      await shoot('row');
      await page.getByRole('button', { name: 'Audi RS3', exact: true }).first().click();
      await page.getByRole('dialog').getByText('Page of the submission').waitFor();
      await shoot('top');
      for (const section of ['Pictures and proof', 'Boards and votes', 'World Facts', 'History']) {
        await page
          .getByRole('region', { name: section })
          .evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await shoot(section.split(' ')[0] ?? section);
      }
      await context.close();
    }
  }
});
