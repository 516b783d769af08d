import type { Page } from '@playwright/test';
import { signInClient } from './sign-in-client.js';
import { drawPhotograph, expect } from './test.js';

/** The submit button. */
export const button = (page: Page) => page.getByRole('button', { name: 'Submit Times' });
/** The file field of a picture. */
export const picture = (page: Page, label: string) =>
  page.getByLabel(label, { exact: false }).and(page.locator('[type=file]'));
/** The preview of a selected picture. */
export const preview = (page: Page, label: string) => page.getByRole('img', { name: `Preview of ${label}` });

/** Opens the empty form. */
export async function open(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/submit-times`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Submit Your Times to the Leaderboard' }),
  ).toBeVisible();
}

/** Fills all fields except the pictures. */
export async function fillWords(page: Page, name: string): Promise<void> {
  await page.getByLabel('Car Name').fill(name);
  await page.getByLabel('Owner Name').fill('Zanele');
  await page.getByLabel('Cellphone Number').fill('+27 82 123 4567');
  await page.getByLabel('1/4 Mile Time').fill('12.4');
  await page.getByRole('combobox', { name: 'Drivetrain' }).selectOption('FWD');
  await page.getByLabel('Description').fill('Standard, but for the tyres.');
  await page.getByLabel('Our Drag Races').check();
}

/** Selects two small pictures. */
export async function addPictures(page: Page): Promise<void> {
  const photograph = await drawPhotograph(page, 'car.jpg', 800, 600);
  for (const label of ['Times Image', 'Proof of Time']) {
    await picture(page, label).setInputFiles(photograph);
    await expect(preview(page, label)).toBeVisible();
  }
}

/** The pending cars with a name. */
export async function waiting(origin: string, name: string) {
  const pending = await (await signInClient(origin)).cars.pending();
  return pending.filter((car) => car.name === name);
}

/** Waits until a picked picture is in the browser's database, from which a reload restores it. */
export async function expectStored(page: Page, name: string): Promise<void> {
  const isStored = () =>
    page.evaluate(async (key) => {
      // Opening a database that does not exist would create it without its object store.
      const known = await indexedDB.databases();
      if (!known.some((database) => database.name === 'quartermile')) return false;
      const opening = indexedDB.open('quartermile');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const reading = opening.result
        .transaction('submission-pictures')
        .objectStore('submission-pictures')
        .count(key);
      await new Promise((resolve) => reading.addEventListener('success', resolve));
      opening.result.close();
      return reading.result > 0;
    }, name);
  await expect.poll(isStored).toBe(true);
}
