import type { Locator, Page, Route } from '@playwright/test';
import { openWithoutScripts } from './harness/late-scripts.js';
import {
  addPictures,
  button,
  expectStored,
  fillWords,
  open,
  picture,
  preview,
  waiting,
} from './harness/submission.js';
import { drawPhotograph, expect, test } from './harness/test.js';

test('what I typed and picked survives a reload, until I clear it', async ({ page, emptyServer }) => {
  await open(page, emptyServer.url);
  await fillWords(page, 'Draft');
  await addPictures(page);
  for (const name of ['image', 'proofImage']) await expectStored(page, name);
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

test('a cleared picture does not come back, though the page was left before the database deleted it', async ({
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  await addPictures(page);
  for (const name of ['image', 'proofImage']) await expectStored(page, name);
  await page.evaluate(() => localStorage.setItem('quartermile.deleted-pictures', '["image"]'));
  await page.reload();
  await expect(page.getByRole('img', { name: 'Preview of Proof of Time' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Preview of/ })).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('quartermile.deleted-pictures')))
    .toBeNull();
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
    ['1/4 Mile Time', '13.37'],
  ] as const) {
    await next(page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await next(page.getByRole('combobox', { name: 'Drivetrain' }));
  await page.keyboard.type('R');
  await next(page.getByLabel('Description'));
  await page.keyboard.type('No mouse at hand.');
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

test('my keyboard is back at the button after a failed sending, and at the top for another car', async ({
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  await fillWords(page, 'Focused');
  await addPictures(page);
  const refusal = { status: 403, contentType: 'application/problem+json', body: '{"code":"forbidden"}' };
  await page.route('**/api/cars/submit', (route) => route.fulfill(refusal));
  await button(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to submit times.' })).toBeVisible();
  await expect(button(page)).toBeFocused();
  await page.unroute('**/api/cars/submit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you for your submission!' })).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await page.getByRole('button', { name: 'Submit another car' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Submit Your Times/ })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('that I was offline is not said any more once I am online again', async ({
  context,
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  await fillWords(page, 'Offline');
  await addPictures(page);
  await context.setOffline(true);
  await button(page).click();
  const failure = page.getByText('Failed to submit times.');
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await expect(failure).toHaveCount(0);
});

const SUBMIT = '**/api/cars/submit';

/** Simulates a lost response: the server stores the car, but the browser gets a network error. */
async function dropResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

async function sendToThanks(page: Page): Promise<void> {
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your submission!' })).toBeVisible();
}

test('a car whose answers were lost is there once, though I reload before I send it again', async ({
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  await fillWords(page, 'Reloaded');
  await addPictures(page);
  await page.clock.install();
  await page.route(SUBMIT, dropResponse);
  await button(page).click();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByText('Failed to submit times.')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.unroute(SUBMIT);
  await page.reload();
  await sendToThanks(page);
  expect(await waiting(emptyServer.url, 'Reloaded')).toHaveLength(1);

  await page.getByRole('button', { name: 'Submit another car' }).click();
  await fillWords(page, 'Reloaded');
  await addPictures(page);
  await sendToThanks(page);
  expect(await waiting(emptyServer.url, 'Reloaded')).toHaveLength(2);
});
