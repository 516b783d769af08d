import type { Locator } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { card, expect, notification, openTab, refuse, test } from './harness/dashboard.js';

const SMALL_PHONE = { width: 390, height: 664 };
test.use({ viewport: SMALL_PHONE });

test.beforeEach(({ api }) => api.clearCars());

/** Expects that all buttons can be clicked, so that nothing covers them. */
async function expectUncovered(buttons: Locator): Promise<void> {
  for (const button of await buttons.all()) await button.click({ trial: true });
}

test('the notification of a rejected change covers no button of the dialogue on a phone', async ({
  dashboard,
  api,
}) => {
  await api.approve({ name: 'Corsa Lite' }, 'World Facts');
  await openTab(dashboard, 'Edit Approved Cars');
  await card(dashboard, 'Corsa Lite').getByRole('button', { name: /^Edit/ }).click();
  const dialog = dashboard.getByRole('dialog', { name: 'Edit Car' });
  await refuse(dashboard, apiRoutes.cars.update);
  for (let press = 0; press < 3; press++) await dialog.getByRole('button', { name: 'Update Car' }).click();
  await expect(notification(dashboard, 'Failed to update car. Please try again.').first()).toBeVisible();
  await expectUncovered(dialog.getByRole('button'));
});

test('a decision that can be taken back leaves those of the next submission free', async ({
  dashboard,
  api,
}) => {
  for (const name of ['Corsa Lite', 'Polo Vivo']) await api.submit({ name });
  await openTab(dashboard, 'Pending Submissions');
  await card(dashboard, 'Corsa Lite').getByRole('button', { name: 'Details of Corsa Lite' }).click();
  const dialog = dashboard.getByRole('dialog', { name: 'Car Details' });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dashboard.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(dialog.getByText('Polo Vivo')).toBeVisible();
  await expectUncovered(dialog.getByRole('button').and(dashboard.locator(':enabled')));
});

test('the slip shows whole above the foot of the details, whose ticks are one row', async ({
  dashboard,
  api,
}) => {
  await api.submit({ name: 'Corsa Lite' });
  await openTab(dashboard, 'Pending Submissions');
  await card(dashboard, 'Corsa Lite').getByRole('button', { name: 'Details of Corsa Lite' }).click();
  const dialog = dashboard.getByRole('dialog', { name: 'Car Details' });
  const slip = dialog.getByRole('img', { name: 'Proof of time' });
  await expect(slip).toBeVisible();
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('It has no place on the screen.');
    return box;
  };
  const categories = dialog.getByRole('group', { name: 'Categories for Corsa Lite' });
  const ticks = await boxOf(categories);
  const picture = await boxOf(slip);
  expect(picture.y + picture.height).toBeLessThanOrEqual(ticks.y);
  const tops = await categories
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  // The whole chip is clickable.
  await dashboard.mouse.click(ticks.x + 4, ticks.y + 4);
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
});
