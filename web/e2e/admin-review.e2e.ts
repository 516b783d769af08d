import type { Page } from '@playwright/test';
import { card, expect, openTab, test } from './harness/dashboard.js';

test.use({ ownClock: true });
test.beforeEach(({ api }) => api.clearCars());

const queue = (page: Page) => page.locator('[data-review-queue] article');
const showQueue = async (page: Page, cars: number): Promise<void> => {
  await openTab(page, 'Pending Submissions');
  await expect(queue(page)).toHaveCount(cars);
};

test('whoever leaves the page sends what was decided', async ({ dashboard, api, adminServer }) => {
  for (const name of ['Fiesta ST', 'Corsa OPC', 'Clio RS']) await api.submit({ name });
  await showQueue(dashboard, 3);
  await card(dashboard, 'Fiesta ST').getByLabel('World Facts').check();
  await card(dashboard, 'Fiesta ST').getByRole('button', { name: 'Approve' }).click();
  await dashboard.getByLabel('Select all').check();
  await dashboard.getByRole('button', { name: 'Reject selected' }).click();
  await dashboard.getByRole('button', { name: 'Reject 2 cars' }).click();
  await expect(dashboard.getByText('All Caught Up!')).toBeVisible();
  expect(await api.pending()).toHaveLength(3);
  await dashboard.goto(`${adminServer.url}/events`);
  await expect.poll(() => api.pending()).toEqual([]);
  expect(await api.categoriesOf('Fiesta ST')).toEqual(['World Facts']);
});

test('what visitors submit meanwhile shows by itself, and what is decided elsewhere goes', async ({
  dashboard,
  api,
}) => {
  await showQueue(dashboard, 0);
  await expect(dashboard.getByText('All Caught Up!')).toBeVisible();
  const carId = await api.submit({ name: 'Hilux V6' });
  await expect(card(dashboard, 'Hilux V6')).toBeVisible();
  await expect(dashboard.getByRole('tab', { name: 'Pending Submissions 1' })).toBeVisible();
  await api.review({ carId, action: 'reject', reason: 'The proof of time cannot be read.' });
  await expect(dashboard.getByText('All Caught Up!')).toBeVisible();
});
