import type { Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { brokenFile, drawFile } from './harness/admin-api.js';
import { expect, notification, openTab, test } from './harness/dashboard.js';

const { events } = apiRoutes;

test.beforeEach(({ api }) => api.clear(events.list, events.delete));

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('an event is added with picture, date and a place on the map, and visitors see it', async ({
  dashboard,
  adminServer,
}) => {
  await openTab(dashboard, 'Events');
  await expect(dashboard.getByText('No Events Yet')).toBeVisible();
  await dashboard.getByRole('button', { name: 'Add Event' }).click();
  const dialog = dashboard.getByRole('dialog', { name: 'Add Event' });
  const add = dialog.getByRole('button', { name: 'Add Event' });
  await dialog.getByLabel('Time (optional)').fill('18:30');
  await dialog.getByLabel('Title').fill('Night of the bakkies');
  await dialog.getByLabel('Date').fill('2099-03-14');
  await dialog.getByLabel('Location (optional)').fill('-26.1, 28.05');
  await expect(dialog.getByText('Visitors see "Get Directions" to -26.1, 28.05.')).toBeVisible();
  await dialog.getByLabel('Description (optional)').fill('Bring ear plugs.');

  const picture = dialog.locator('input[type=file]').first();
  await picture.setInputFiles(brokenFile);
  await add.click();
  await expect(notification(dashboard, 'Failed to add event. Please try again.')).toBeVisible();
  await expect(dialog.getByText('Please choose a JPEG, PNG, WebP, AVIF or GIF image.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Night of the bakkies');
  await picture.setInputFiles(await drawFile());
  await add.click();
  await expect(notification(dashboard, 'Event added successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row(dashboard, 'Night of the bakkies')).toContainText('Saturday, 14 March 2099, 18:30');
  await expect(row(dashboard, 'Night of the bakkies')).toContainText('-26.1, 28.05');
  await expect(row(dashboard, 'Night of the bakkies').locator('img')).toHaveCount(1);

  await dashboard.goto(`${adminServer.url}/events`);
  const shown = dashboard.getByRole('listitem').filter({ hasText: 'Night of the bakkies' });
  await expect(shown).toContainText('Bring ear plugs.');
  await expect(shown.getByRole('link', { name: /^Get Directions/ })).toHaveAttribute(
    'href',
    /-26\.1.*28\.05/,
  );
});
