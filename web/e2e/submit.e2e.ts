import type { Locator } from '@playwright/test';
import {
  addPictures,
  button,
  fillWords,
  message,
  open,
  picture,
  preview,
  waiting,
} from './harness/submission.js';
import { drawPhotograph, expect, test } from './harness/test.js';

test.use({ serviceWorkers: 'block' });

const SUBMIT = '**/api/cars/submit';

test('I see what is wrong with a field once I leave it, and may send only what is complete', async ({
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  await expect(button(page)).toBeDisabled();
  await expect(page.getByText(/^Still needed: Car Name, Owner Name, Cellphone Number/)).toBeVisible();
  await expect(page.getByText('max 10MB, image types only')).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Drivetrain' }).locator('option:enabled')).toHaveText([
    ...['FWD', 'AWD', 'RWD'],
  ]);

  const time = page.getByLabel('1/4 Mile Time');
  await time.fill('12');
  await expect(message(page, 'Time must be in format: X.X (e.g., 9.8)')).toHaveCount(0);
  await time.blur();
  await expect(message(page, 'Time must be in format: X.X (e.g., 9.8)')).toBeVisible();
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await time.fill('12.4');
  await expect(message(page, 'Time must be in format: X.X (e.g., 9.8)')).toHaveCount(0);

  const phone = page.getByLabel('Cellphone Number');
  await phone.fill('082 123 4567');
  await phone.blur();
  await expect(message(page, 'Please enter a valid phone number')).toBeVisible();
  await page.getByRole('button', { name: 'Use +27 82 123 4567' }).click();
  await expect(phone).toHaveValue('+27 82 123 4567');
  await expect(message(page, 'Please enter a valid phone number')).toHaveCount(0);

  const ticks = page.getByRole('group', { name: /Leaderboard Categories/ }).getByRole('checkbox');
  await expect(ticks).toHaveCount(3);
  await ticks.first().check();
  await ticks.first().uncheck();
  await expect(message(page, 'Please select at least one category.')).toBeVisible();

  await fillWords(page, 'Complete');
  await expect(message(page, 'Please select at least one category.')).toHaveCount(0);
  await expect(page.getByText('Still needed: Times Image, Proof of Time')).toBeVisible();
  await addPictures(page);
  await expect(button(page)).toBeEnabled();
  for (const clear of ['Car Name', 'Owner Name'] as const) {
    await page.getByLabel(clear).fill('');
    await expect(button(page)).toBeDisabled();
    await page.getByLabel(clear).fill('Something');
    await expect(button(page)).toBeEnabled();
  }
  await page.getByLabel('Our Drag Races').uncheck();
  await expect(button(page)).toBeDisabled();
});

test('what I typed and picked survives a reload, until I clear it', async ({ page, emptyServer }) => {
  await open(page, emptyServer.url);
  await fillWords(page, 'Draft');
  await addPictures(page);
  await page.reload();
  await expect(page.getByText('We kept what you typed last time.')).toBeVisible();
  await expect(page.getByLabel('Car Name')).toHaveValue('Draft');
  await expect(page.getByLabel('Description')).toHaveValue('Standard, but for the tyres.');
  await expect(page.getByRole('combobox', { name: 'Drivetrain' })).toHaveValue('FWD');
  await expect(page.getByLabel('Our Drag Races')).toBeChecked();
  await expect(page.getByRole('img', { name: /Preview of/ })).toHaveCount(2);
  await expect(button(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await page.reload();
  await expect(page.getByLabel('Car Name')).toHaveValue('');
  await expect(page.getByRole('img', { name: /Preview of/ })).toHaveCount(0);
});

test('a sending whose answers are lost keeps everything, and my second try makes no second car', async ({
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  await fillWords(page, 'Sent twice');
  await addPictures(page);
  await page.clock.install();
  const released = Promise.withResolvers<void>();
  await page.route(SUBMIT, async (route) => {
    await released.promise;
    await route.fetch();
    await route.abort();
  });
  await button(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: /^(Sending: \d+%|Sent\. Waiting for the answer\.\.\.)$/ }),
  ).toBeVisible();
  await expect(button(page)).toBeDisabled();
  await expect(page.getByLabel('Car Name')).toBeDisabled();
  released.resolve();
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to submit times.' });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(failure).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByLabel('Car Name')).toHaveValue('Sent twice');
  await expect(page.getByRole('img', { name: /Preview of/ })).toHaveCount(2);
  await page.unroute(SUBMIT);
  await button(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you for your submission!' })).toBeVisible();
  expect(await waiting(emptyServer.url, 'Sent twice')).toHaveLength(1);
});

test('I submit by keyboard alone on a narrow phone', async ({ page, emptyServer }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, emptyServer.url);
  const photograph = await drawPhotograph(page, 'car.jpg', 800, 600);
  const next = (field: Locator) =>
    expect(async () => {
      await page.keyboard.press('Tab');
      await expect(field).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0] });
  // Registered first, because Playwright misses a file chooser that opens before there is a listener.
  page.on('filechooser', (chooser) => chooser.setFiles(photograph));
  await page.getByLabel('Car Name').focus();
  await page.keyboard.type('By keyboard');
  for (const [label, text] of [
    ['Owner Name', 'Lerato'],
    ['Cellphone Number', '+27821234567'],
    ['Description', 'No mouse at hand.'],
    ['1/4 Mile Time', '13.37'],
  ] as const) {
    await next(page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await next(page.getByRole('combobox', { name: 'Drivetrain' }));
  await page.keyboard.type('R');
  await next(page.getByLabel('Votes by Viewers'));
  await page.keyboard.press('Space');
  for (const label of ['Times Image', 'Proof of Time']) {
    await next(picture(page, label));
    await page.keyboard.press('Enter');
    await expect(preview(page, label)).toBeVisible();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await next(button(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you for your submission!' })).toBeFocused();
  expect(await waiting(emptyServer.url, 'By keyboard')).toMatchObject([
    { drivetrain: 'RWD', time: '13.37', requestedCategories: ['Votes by Viewers'] },
  ]);
});

test('my fields stay those that came with the page', async ({ page, demoServer }) => {
  const address = `${demoServer.url}/submit-times`;
  const served = await (await page.request.get(address)).text();
  await page.goto(address, { waitUntil: 'networkidle' });
  const ids = await page
    .locator('main :is(input, select, textarea)[id]')
    .evaluateAll((fields) => fields.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(5);
  for (const id of ids) expect(served).toContain(`id="${id}"`);
});
