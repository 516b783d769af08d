import type { Page, Route } from '@playwright/test';
import { addPictures, button, fillWords, open, waiting } from './harness/submission.js';
import { expect, test } from './harness/test.js';

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

test('a car that I leave while it is sent is there once, though I come back and send it again', async ({
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  await fillWords(page, 'Left');
  await addPictures(page);
  const answered = Promise.withResolvers<void>();
  await page.route(SUBMIT, async (route) => {
    const response = await route.fetch();
    await answered.promise;
    await route.fulfill({ response });
  });
  await button(page).click();
  await expect.poll(() => waiting(emptyServer.url, 'Left')).toHaveLength(1);
  await page.getByRole('banner').getByRole('link', { name: 'Sponsors' }).click();
  await expect(page).toHaveURL(/sponsors/);
  await page.goBack();
  await expect(page.getByLabel('Car Name')).toHaveValue('Left');
  await expect(button(page)).toBeEnabled();
  const first = page.waitForResponse(SUBMIT);
  answered.resolve();
  await first;
  await page.unroute(SUBMIT);
  await sendToThanks(page);
  expect(await waiting(emptyServer.url, 'Left')).toHaveLength(1);
});

test('a car whose tab I close while it is sent is there once, though I send it again', async ({
  context,
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  await fillWords(page, 'Closed');
  await addPictures(page);
  await page.route(SUBMIT, async (route) => {
    await route.fetch();
  });
  await button(page).click();
  await expect.poll(() => waiting(emptyServer.url, 'Closed')).toHaveLength(1);
  await page.close();
  const next = await context.newPage();
  await open(next, emptyServer.url);
  await expect(next.getByText('We kept what you typed last time.')).toBeVisible();
  await sendToThanks(next);
  expect(await waiting(emptyServer.url, 'Closed')).toHaveLength(1);
});
