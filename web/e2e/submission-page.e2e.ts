import type { Page } from '@playwright/test';
import { type Client, submissionCalls } from '@quartermile/core/client';
import { findBarriers } from './harness/barriers.js';
import { signInClient } from './harness/sign-in-client.js';
import {
  addPictures,
  button,
  expectStored,
  fillWords,
  open,
  picture,
  preview,
} from './harness/submission.js';
import { drawPhotograph, expect, test } from './harness/test.js';

/** Submits a car and returns the path of its page. */
async function submitCar(page: Page, origin: string, name: string): Promise<string> {
  await open(page, origin);
  await fillWords(page, name);
  await addPictures(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your submission!' })).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Private link' }).inputValue();
  expect(link).toMatch(/\/submissions\/[\w-]{32}$/);
  return new URL(link).pathname;
}

async function pendingId(client: Client, name: string): Promise<string> {
  return (await client.cars.pending()).find((car) => car.name === name)?._id ?? '';
}

test('a driver follows a submission, answers a question on a phone and submits a faster run', async ({
  page,
  emptyServer: { url },
}) => {
  const referrers: string[] = [];
  page.on('request', async (request) => {
    referrers.push((await request.allHeaders().catch(() => ({}) as Record<string, string>)).referer ?? '');
  });
  await submitCar(page, url, 'First in line');
  const path = await submitCar(page, url, 'Polo GTI');
  await page.getByRole('link', { name: 'See its state' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Polo GTI' })).toBeVisible();
  await expect(page.getByText('You are 2nd in the queue.')).toBeVisible();
  await expect(page.getByText('…67')).toBeVisible();
  await expect(page.getByText('123 4567')).toHaveCount(0);

  const client = await signInClient(url);
  const review = submissionCalls(client.call);
  const carId = await pendingId(client, 'Polo GTI');
  await review.requestInformation({ carId, reason: 'The slip cannot be read.' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/submit-times`);
  await page.getByRole('link', { name: 'State of Polo GTI' }).click();
  await expect(page.getByText('The slip cannot be read.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fix and send again' }).click();
  await expect(page.getByLabel('Car Name')).toHaveValue('Polo GTI');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel('1/4 Mile Time').fill('12.31');
  await picture(page, 'Proof of Time').setInputFiles(await drawPhotograph(page, 'slip.jpg', 640, 480));
  await expect(preview(page, 'Proof of Time')).toBeVisible();
  // A phone discards the page while its camera is open.
  await expectStored(page, 'tool-proofImage');
  await page.reload();
  await expect(preview(page, 'Proof of Time')).toBeVisible();
  await expect(page.getByText('Changed: 1/4 Mile Time, Proof of Time')).toBeVisible();
  await page.getByRole('button', { name: 'Send changes' }).click();
  await expect(page.getByText('Your changes were sent.')).toBeVisible();
  await expect(page.getByText('You are 2nd in the queue.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const revised = (await client.cars.pending()).find(({ _id }) => _id === carId);
  expect(revised?.time).toBe('12.31');
  expect(revised?.submission?.changes.map(({ field }) => field)).toContain('proofImage');
  await client.cars.review({ carId, action: 'approve', categories: ['Our Drag Races'] });
  await page.reload();
  await expect(page.getByText('P1 in Our Drag Races')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See it in Our Drag Races' })).toHaveAttribute(
    'href',
    /^\/leaderboard\/.+/,
  );
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'A new time for this car' }).click();
  await page.getByLabel('1/4 Mile Time').fill('12.05');
  await picture(page, 'Proof of Time').setInputFiles(await drawPhotograph(page, 'slip.jpg', 320, 480));
  await expect(preview(page, 'Proof of Time')).toBeVisible();
  await page.getByRole('button', { name: 'Submit new time' }).click();
  await expect(page.getByText('Your new time was submitted!')).toBeVisible();
  const faster = (await client.cars.pending()).find(({ time }) => time === '12.05');
  expect(faster).toMatchObject({ name: 'Polo GTI', owner: 'Zanele', submission: { previousCarId: carId } });
  // The faster run is the car's entry now, at the same address.
  const [before] = await client.leaderboard.list();
  await client.cars.review({ carId: faster?._id ?? '', action: 'approve', categories: ['Our Drag Races'] });
  const entries = await client.leaderboard.list({ refresh: true });
  expect(entries).toMatchObject([{ _id: before?._id, car: { _id: faster?._id, time: '12.05' } }]);
  const code = path.split('/').at(-1) ?? '';
  expect(referrers.length).toBeGreaterThan(10);
  expect(referrers.filter((referrer) => referrer.includes(code))).toEqual([]);
});

test('a driver withdraws, and deletes the data after reading what happens', async ({
  page,
  emptyServer: { url },
}) => {
  const path = await submitCar(page, url, 'Polo GTI');
  await page.goto(url + path);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('It leaves the queue and is not reviewed.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByRole('heading', { name: 'You withdrew it' })).toBeVisible();
  const client = await signInClient(url);
  expect(await client.cars.pending()).toEqual([]);
  expect((await submissionCalls(client.call).withdrawn()).map(({ name }) => name)).toEqual(['Polo GTI']);
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your data was deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'It is no longer on this site' })).toBeVisible();
  expect((await page.goto(url + path))?.status()).toBe(404);
  await page.goto(`${url}/submit-times`);
  await expect(page.getByText('Your submissions on this device')).toHaveCount(0);
});

test('an unknown code is a 404 page that says what to check', async ({ page, emptyServer: { url } }) => {
  const response = await page.goto(`${url}/submissions/${'x'.repeat(32)}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no submission at this address');
  expect(await findBarriers(page)).toEqual([]);
});

test('the page is private, and can be read without scripts', async ({
  page,
  browser,
  emptyServer: { url },
}) => {
  const path = await submitCar(page, url, 'Polo GTI');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const response = await plain.goto(url + path);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(plain.getByText('You are next in the queue.')).toBeVisible();
  await expect(plain.getByRole('img', { name: 'Proof of Time' })).toBeVisible();
  await expect(plain.getByRole('main').getByRole('button')).toHaveCount(0);
  await context.close();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page is in no cache of the browser', async ({ page, emptyServer: { url } }) => {
    const path = await submitCar(page, url, 'Polo GTI');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(url + path);
    await page.getByRole('link', { name: 'Leaderboard' }).first().click();
    await page.goto(url + path);
    await expect(page.getByText('You are next in the queue.')).toBeVisible();
    const cached = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(stores.map((store) => store.keys()))).flat().map((request) => request.url);
    });
    expect(cached.length).toBeGreaterThan(0);
    expect(cached.filter((address) => address.includes('/submissions/'))).toEqual([]);
  });
});
