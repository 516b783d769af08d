import type { Page } from '@playwright/test';
import { addPictures, button, fillWords, open } from './harness/submission.js';
import { expect, test } from './harness/test.js';

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
