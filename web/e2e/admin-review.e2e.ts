import type { Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { card, expect, logIn, notification, openTab, refuse, test } from './harness/dashboard.js';

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

test('a logout in one tab sends what was decided in another', async ({ dashboard, api, adminServer }) => {
  await api.submit({ name: 'Ibiza Cupra', requestedCategories: ['World Facts'] });
  await showQueue(dashboard, 1);
  const other = await dashboard.context().newPage();
  await other.goto(`${adminServer.url}/admin`);
  await expect(other.getByRole('tab', { name: /^Pending/ })).toBeVisible();
  await card(dashboard, 'Ibiza Cupra').getByRole('button', { name: 'Approve' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(dashboard.getByText('You logged out in another window.')).toBeVisible();
  await expect(dashboard.getByText(/not sent/)).toHaveCount(0);
  expect(await api.categoriesOf('Ibiza Cupra')).toEqual(['World Facts']);
});

test('a decision that a logout could not send is there after the next login', async ({ dashboard, api }) => {
  await api.submit({ name: 'Scirocco R', requestedCategories: ['World Facts'] });
  await showQueue(dashboard, 1);
  await refuse(dashboard, apiRoutes.cars.review);
  await card(dashboard, 'Scirocco R').getByRole('button', { name: 'Approve' }).click();
  await dashboard.getByRole('button', { name: 'Logout' }).click();
  await expect(dashboard.getByText('1 decision was not sent. Log in to send or discard it.')).toBeVisible();
  await dashboard.unroute(`**${apiRoutes.cars.review}`);
  // Simulates that the browser was closed in the meantime.
  await dashboard.reload();
  await logIn(dashboard);
  await expect(notification(dashboard, '1 decision was not sent')).toContainText(
    'Approve Scirocco R (World Facts)',
  );
  await dashboard.getByRole('button', { name: 'Send now' }).click();
  await expect(notification(dashboard, 'Car approved successfully!')).toBeVisible();
  await expect(notification(dashboard, '1 decision was not sent')).toHaveCount(0);
  expect(await api.categoriesOf('Scirocco R')).toEqual(['World Facts']);
});

test('a picture is enlarged, turned and moved; one that is lost hides itself', async ({ dashboard, api }) => {
  await api.submit({ name: 'BMW M140i', description: 'Tarlton, cold night.', cellphone: '+27 83 555 0102' });
  await showQueue(dashboard, 1);
  await dashboard.getByRole('button', { name: 'Details of BMW M140i' }).click();
  const details = dashboard.getByRole('dialog', { name: 'Car Details' });
  for (const text of ['Naledi', '+27 83 555 0102', 'AWD', 'Tarlton, cold night.']) {
    await expect(details.getByText(text, { exact: true })).toBeVisible();
  }
  const slip = details.getByRole('figure').filter({ hasText: 'Proof of time' });
  const picture = slip.getByRole('img', { name: 'Proof of time' });
  const whole = await picture.boundingBox();
  await slip.getByRole('button', { name: 'Zoom in' }).click();
  await expect
    .poll(async () => (await picture.boundingBox())?.width)
    .toBeGreaterThan((whole?.width ?? 0) * 1.2);
  await dashboard.keyboard.press('ArrowRight');
  await slip.getByRole('button', { name: 'Show all of it' }).click();
  await slip.getByRole('button', { name: 'Rotate' }).click();
  await expect
    .poll(async () => {
      const box = await picture.boundingBox();
      return box && box.height > box.width;
    })
    .toBe(true);
  await dashboard.keyboard.press('Escape');
  await expect(details).toHaveCount(0);

  await dashboard.route('**/media/**', (route) => route.abort());
  await dashboard.reload();
  await expect(queue(dashboard)).toHaveCount(1);
  await expect(queue(dashboard).getByRole('img', { name: 'Car image' })).toHaveCount(0);
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
