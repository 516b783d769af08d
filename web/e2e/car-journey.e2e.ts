import type { Page } from '@playwright/test';
import { administrator } from '@quartermile/core/testing';
import { drawPhotograph, expect, test } from './harness/test.js';

// As visitors have it: with the service worker.
test.use({ serviceWorkers: 'allow' });

const car = {
  name: 'Volkswagen Golf 7 R',
  owner: 'Thabo',
  cellphone: '+27 82 123 4567',
  time: '11.8',
  description: 'Stage 2 at Tarlton.',
};

async function fillForm(page: Page, values: typeof car): Promise<void> {
  await page.getByLabel('Car Name').fill(values.name);
  await page.getByLabel('Owner Name').fill(values.owner);
  await page.getByLabel('Cellphone Number').fill(values.cellphone);
  await page.getByLabel('1/4 Mile Time').fill(values.time);
  await page.getByRole('combobox', { name: 'Drivetrain' }).selectOption('AWD');
  await page.getByLabel('Description').fill(values.description);
}

async function addPictures(page: Page): Promise<void> {
  const picture = await drawPhotograph(page, 'car.jpg', 1600, 1200);
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ ...picture, name: 'slip.jpg' });
  await expect(page.getByRole('img', { name: /Times Image/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /Proof of Time/ })).toBeVisible();
}

async function submitCar(page: Page, origin: string, values: typeof car): Promise<void> {
  await page.goto(`${origin}/submit-times`);
  await fillForm(page, values);
  await page.getByLabel('Votes by Viewers').check();
  await addPictures(page);
  await page.getByRole('button', { name: 'Submit Times' }).click();
  await expect(page.getByText('Thank you for your submission!')).toBeVisible();
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin-login`);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(administrator.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

test('a visitor submits a car, the administrator approves it, visitors see it ranked and vote once', async ({
  page,
  browser,
  emptyServer,
}) => {
  await page.goto(`${emptyServer.url}/leaderboard`);
  await expect(page.getByText('No cars in this category yet. Be the first to submit!')).toBeVisible();

  await submitCar(page, emptyServer.url, car);
  await expect(
    page.getByText('Your times will be reviewed by the admin before appearing on the leaderboard.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
  await submitCar(page, emptyServer.url, { ...car, name: 'BMW M2', owner: 'Lerato', time: '11.2' });

  const dashboard = await browser.newPage();
  await signIn(dashboard, emptyServer.url);
  await dashboard.getByRole('tab', { name: /Pending Submissions/ }).click();
  for (const name of [car.name, 'BMW M2']) {
    const card = dashboard.getByRole('article', { name });
    await expect(card.getByText('Pending Review')).toBeVisible();
    await expect(card.getByLabel('Votes by Viewers')).toBeChecked();
    await card.getByLabel('Our Drag Races').check();
    await card.getByRole('button', { name: 'Approve' }).click();
    await expect(dashboard.getByRole('status').filter({ hasText: 'Undo' })).toContainText(/approved/i);
    await expect(card).toHaveCount(0);
  }
  await expect(dashboard.getByText('All Caught Up!')).toBeVisible();
  // Decisions can be undone for 8 s. Logging out sends them immediately.
  await dashboard.getByRole('button', { name: 'Logout' }).click();
  await expect(dashboard.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await dashboard.close();

  await page.goto(`${emptyServer.url}/leaderboard?category=Our+Drag+Races`);
  const rows = page.getByRole('listitem').filter({ hasText: /Golf 7 R|BMW M2/ });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('BMW M2');
  await expect(rows.nth(0)).toContainText('11.2');
  await expect(rows.nth(0).getByRole('img', { name: 'Gold' })).toBeVisible();
  await expect(rows.nth(1).getByRole('img', { name: 'Silver' })).toBeVisible();

  await page.getByRole('tab', { name: 'Votes by Viewers' }).click();
  const board = page.getByRole('tabpanel', { name: 'Votes by Viewers' });
  const golf = board.getByRole('listitem').filter({ hasText: 'Golf 7 R' });
  await golf.getByRole('button', { name: /^Vote/ }).click();
  await expect(golf.getByRole('button', { name: /^Voted/ })).toBeDisabled();
  await page.reload();
  await expect(golf.getByRole('button', { name: /^Voted/ })).toBeDisabled();
});
