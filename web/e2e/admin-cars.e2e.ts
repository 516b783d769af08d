import type { Page } from '@playwright/test';
import { drawFile } from './harness/admin-api.js';
import { card, confirm, expect, notification, openTab, test } from './harness/dashboard.js';

test.beforeEach(({ api }) => api.clearCars());

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

test('a car is added with its picture, edited, given times and figures, and taken off its boards', async ({
  dashboard,
  api,
}) => {
  await openTab(dashboard, 'Leaderboard Cars');
  await expect(dashboard.getByText('No Cars Yet')).toBeVisible();
  await dashboard.getByLabel('Car Name').fill('Toyota Supra');
  await dashboard.getByLabel('Owner Name').fill('Lerato');
  await dashboard.getByLabel('1/4 Mile Time').fill('10.9');
  await choose(dashboard, 'Drivetrain', 'RWD');
  await dashboard.getByLabel('World Facts', { exact: true }).check();
  await dashboard.getByLabel('Votes by Viewers').check();
  await dashboard
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawFile());
  await dashboard.getByRole('button', { name: 'Add Car', exact: true }).click();
  await expect(notification(dashboard, 'Car added to leaderboard successfully!')).toBeVisible();
  await expect(dashboard.getByRole('row', { name: /Toyota Supra/ })).toHaveCount(2);
  expect((await api.categoriesOf('Toyota Supra')).sort()).toEqual(['Votes by Viewers', 'World Facts']);
  await dashboard.getByRole('button', { name: 'Delete Toyota Supra from World Facts' }).click();
  await confirm(dashboard, 'Delete leaderboard entry?', 'Delete entry');
  await expect(notification(dashboard, 'Car deleted from leaderboard successfully!')).toBeVisible();
  expect(await api.categoriesOf('Toyota Supra')).toEqual(['Votes by Viewers']);

  await openTab(dashboard, 'Edit Approved Cars');
  await expect(card(dashboard, 'Toyota Supra').getByRole('img')).toHaveCount(1);
  await dashboard.getByRole('button', { name: 'Edit Toyota Supra' }).click();
  const dialog = dashboard.getByRole('dialog', { name: 'Edit Car' });
  await dialog.getByLabel('Owner').fill('Pieter');
  await dialog.getByRole('button', { name: 'Update Car' }).click();
  await expect(notification(dashboard, 'Car updated successfully!')).toBeVisible();
  await expect(card(dashboard, 'Toyota Supra').getByText('Pieter')).toBeVisible();

  await openTab(dashboard, 'World Facts Management');
  await choose(dashboard, 'Car', 'Toyota Supra');
  await dashboard.getByLabel('World Facts Time (seconds)').fill('9.7');
  await dashboard.getByRole('button', { name: 'Add World Facts Time' }).click();
  await expect(card(dashboard, 'Toyota Supra')).toContainText('9.7');

  await openTab(dashboard, 'Factory Specifications');
  await choose(dashboard, 'Car', 'Toyota Supra');
  await dashboard.getByPlaceholder('e.g., 228 kW').fill('283 kW');
  await dashboard.getByRole('button', { name: 'Add Factory Specifications' }).click();
  await expect(card(dashboard, 'Toyota Supra')).toContainText('283 kW');

  await openTab(dashboard, 'Edit Approved Cars');
  await dashboard.getByRole('button', { name: 'Delete Toyota Supra' }).click();
  await confirm(dashboard, 'Delete car?', 'Delete car');
  await expect(dashboard.getByText('No Approved Cars')).toBeVisible();
  expect(await api.approved()).toEqual([]);
});
