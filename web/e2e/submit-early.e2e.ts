import { openWithoutScripts } from './harness/late-scripts.js';
import { picture, preview } from './harness/submission.js';
import { drawPhotograph, expect, test } from './harness/test.js';

test('what I typed and picked before the scripts ran stays, and overrides the stored draft', async ({
  page,
  emptyServer,
}) => {
  await page.goto(`${emptyServer.url}/submit-times`);
  const photograph = await drawPhotograph(page, 'car.jpg', 800, 600);
  await page.getByLabel('Car Name').fill('Kept');
  await page.getByLabel('Owner Name').fill('Zanele');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('quartermile.submission-draft')))
    .toContain('Zanele');

  const giveScripts = await openWithoutScripts(page, `${emptyServer.url}/submit-times`);
  await page.getByLabel('Car Name').fill('Early');
  await page.getByLabel('Cellphone Number').fill('+27 82 123 4567');
  await page.getByLabel('1/4 Mile Time').fill('12.4');
  await page.getByRole('combobox', { name: 'Drivetrain' }).selectOption('RWD');
  await page.getByLabel('Description').fill('Typed on the way.');
  await page.getByLabel('World Facts').check();
  await picture(page, 'Times Image').setInputFiles(photograph);
  giveScripts();

  await expect(preview(page, 'Times Image')).toBeVisible();
  await expect(page.getByText('Still needed: Proof of Time')).toBeVisible();
  await expect(page.getByLabel('Car Name')).toHaveValue('Early');
  await expect(page.getByLabel('Owner Name')).toHaveValue('Zanele');
  await expect(page.getByLabel('Cellphone Number')).toHaveValue('+27 82 123 4567');
  await expect(page.getByLabel('1/4 Mile Time')).toHaveValue('12.4');
  await expect(page.getByRole('combobox', { name: 'Drivetrain' })).toHaveValue('RWD');
  await expect(page.getByLabel('Description')).toHaveValue('Typed on the way.');
  await expect(page.getByLabel('World Facts')).toBeChecked();
});
