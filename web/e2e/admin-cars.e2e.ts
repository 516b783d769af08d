import type { Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { drawFile, hugeFile } from './harness/admin-api.js';
import { card, confirm, expect, hold, notification, openTab, refuse, test } from './harness/dashboard.js';

const { cars, leaderboard } = apiRoutes;

test.beforeEach(({ api }) => api.clearCars());

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

test('a car is put on the leaderboard in each category that is ticked', async ({ dashboard, api }) => {
  await openTab(dashboard, 'Leaderboard Cars');
  await expect(dashboard.getByText('No Cars Yet')).toBeVisible();
  const add = dashboard.getByRole('button', { name: 'Add Car', exact: true });
  await add.click();
  await expect(
    notification(dashboard, 'Please fill in all required fields and select at least one category.'),
  ).toBeVisible();
  await expect(dashboard.getByText('Please select at least one category.', { exact: true })).toBeVisible();
  await dashboard.getByLabel('Car Name').fill('Toyota Supra');
  await dashboard.getByLabel('Owner Name').fill('Lerato');
  await dashboard.getByLabel('1/4 Mile Time').fill('fast');
  await choose(dashboard, 'Drivetrain', 'RWD');
  await dashboard.getByLabel('World Facts', { exact: true }).check();
  await dashboard.getByLabel('Votes by Viewers').check();
  await add.click();
  await expect(dashboard.getByText('Time must be in format: X.X (e.g., 9.8)')).toBeVisible();
  await dashboard.getByLabel('1/4 Mile Time').fill('10.9');
  await dashboard.locator('input[type=file]').first().setInputFiles(hugeFile);
  await expect(dashboard.getByText('Image must be less than 10MB', { exact: true })).toBeVisible();
  await dashboard
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawFile());

  await refuse(dashboard, cars.submit);
  await add.click();
  await expect(notification(dashboard, 'Failed to add car. Please try again.')).toBeVisible();
  await dashboard.unroute(`**${cars.submit}`);
  const release = await hold(dashboard, cars.submit);
  await add.click();
  await expect(dashboard.getByRole('button', { name: 'Adding Car...' })).toBeDisabled();
  release();
  await expect(notification(dashboard, 'Car added to leaderboard successfully!')).toBeVisible();
  await expect(dashboard.getByLabel('Car Name')).toHaveValue('');
  await expect(dashboard.getByRole('row', { name: /Toyota Supra/ })).toHaveCount(2);
  expect((await api.categoriesOf('Toyota Supra')).sort()).toEqual(['Votes by Viewers', 'World Facts']);
});

test('an entry is found by category and deleted', async ({ dashboard, api }) => {
  await api.approve({ name: 'Ford Ranger' }, 'World Facts', 'Our Drag Races');
  await openTab(dashboard, 'Leaderboard Cars');
  await expect(dashboard.getByRole('row', { name: /Ford Ranger/ })).toHaveCount(2);
  await choose(dashboard, 'Category', 'Our Drag Races');
  await expect(dashboard.getByRole('row', { name: /Ford Ranger/ })).toHaveText(/12\.5.*AWD.*Our Drag Races/);
  const remove = dashboard.getByRole('button', { name: 'Delete Ford Ranger from Our Drag Races' });
  await refuse(dashboard, `${leaderboard.delete}*`);
  await remove.click();
  await confirm(dashboard, 'Delete leaderboard entry?', 'Delete entry');
  await expect(notification(dashboard, 'Failed to delete car. Please try again.')).toBeVisible();
  await dashboard.unroute(`**${leaderboard.delete}*`);
  await remove.click();
  await confirm(dashboard, 'Delete leaderboard entry?', 'Delete entry');
  await expect(notification(dashboard, 'Car deleted from leaderboard successfully!')).toBeVisible();
  expect(await api.categoriesOf('Ford Ranger')).toEqual(['World Facts']);
});

test('an approved car is edited: validated, still in the form on failure, and saved', async ({
  dashboard,
  api,
}) => {
  await openTab(dashboard, 'Edit Approved Cars');
  await expect(dashboard.getByText('No Approved Cars')).toBeVisible();
  await api.approve({ name: 'Mazda RX-7', description: 'Rotary.' }, 'World Facts');
  await expect(card(dashboard, 'Mazda RX-7').getByRole('img')).toHaveCount(2);
  await dashboard.getByRole('button', { name: 'Edit Mazda RX-7' }).click();
  const dialog = dashboard.getByRole('dialog', { name: 'Edit Car' });
  const update = dialog.getByRole('button', { name: 'Update Car' });
  await dialog.getByLabel('Owner').fill('');
  await dialog.getByLabel('Phone').fill('082 123');
  await update.click();
  await expect(dialog.getByText("Please enter the owner's name.")).toBeVisible();
  await expect(dialog.getByText('Please enter a valid phone number')).toBeVisible();
  await expect(dialog.getByLabel('Owner')).toBeFocused();
  await dialog.getByLabel('Owner').fill('Pieter');
  await dialog.getByLabel('Phone').fill('+27 82 555 0199');
  await refuse(dashboard, cars.update);
  await update.click();
  await expect(notification(dashboard, 'Failed to update car. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Owner')).toHaveValue('Pieter');
  await dashboard.unroute(`**${cars.update}`);
  const release = await hold(dashboard, cars.update);
  await update.click();
  await expect(dialog.getByRole('button', { name: 'Updating Car...' })).toBeDisabled();
  release();
  await expect(notification(dashboard, 'Car updated successfully!')).toBeVisible();
  await expect(card(dashboard, 'Mazda RX-7').getByText('Pieter')).toBeVisible();

  await dashboard.getByRole('button', { name: 'Edit Mazda RX-7' }).click();
  await dialog.getByLabel('Description').fill('Half a thought');
  await dashboard.keyboard.press('Escape');
  await expect(dashboard.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  await expect(dashboard.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await dashboard.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
});

test('approved cars are deleted, one or many', async ({ dashboard, api }) => {
  for (const name of ['One', 'Two', 'Three']) await api.approve({ name }, 'World Facts');
  await openTab(dashboard, 'Edit Approved Cars');
  await refuse(dashboard, `${cars.delete}*`);
  await dashboard.getByRole('button', { name: 'Delete One' }).click();
  await confirm(dashboard, 'Delete car?', 'Delete car');
  await expect(notification(dashboard, 'Failed to delete car. Please try again.')).toBeVisible();
  await dashboard.unroute(`**${cars.delete}*`);
  await dashboard.getByRole('button', { name: 'Delete One' }).click();
  await confirm(dashboard, 'Delete car?', 'Delete car');
  await expect(notification(dashboard, 'Car deleted successfully!')).toBeVisible();
  await dashboard.getByLabel('Select all on this page').check();
  await dashboard.getByRole('button', { name: 'Delete selected' }).click();
  await expect(
    dashboard.getByRole('list', { name: 'What will be deleted' }).getByRole('listitem'),
  ).toHaveCount(2);
  await confirm(dashboard, 'Delete 2 cars?', 'Delete 2');
  await expect(notification(dashboard, '2 cars deleted.')).toBeVisible();
  await expect(dashboard.getByText('No Approved Cars')).toBeVisible();
  expect(await api.approved()).toEqual([]);
});

test('a car is given its World Facts time', async ({ dashboard, api }) => {
  // Submitted as the administrator, because a visitor's submission sets this time too (specification section 3).
  const car = { name: 'Nissan GT-R', time: '10.2', drivetrain: 'AWD' };
  const { _id: carId } = await api.call<{ _id: string }>('POST', cars.submit, car);
  await api.review({ carId, action: 'approve', categories: ['World Facts'] });
  await openTab(dashboard, 'World Facts Management');
  await expect(dashboard.getByRole('note')).toContainText(
    'verified third-party source of the fastest 1/4-mile times',
  );
  await expect(dashboard.getByText('No World Facts Times Yet')).toBeVisible();
  const add = dashboard.getByRole('button', { name: 'Add World Facts Time' });
  await add.click();
  await expect(notification(dashboard, 'Please fill in all required fields.')).toBeVisible();
  await choose(dashboard, 'Car', 'Nissan GT-R');
  const time = dashboard.getByLabel('World Facts Time (seconds)');
  await expect(time).toHaveAttribute('step', '0.1');
  await expect(time).toHaveAttribute('min', '0');
  await time.fill('9.7');
  await refuse(dashboard, cars.updateWorldFacts);
  await add.click();
  await expect(notification(dashboard, 'Failed to add World Facts time. Please try again.')).toBeVisible();
  await dashboard.unroute(`**${cars.updateWorldFacts}`);
  await add.click();
  await expect(notification(dashboard, 'World Facts time added successfully!')).toBeVisible();
  await expect(card(dashboard, 'Nissan GT-R')).toContainText('9.7');
  await expect(time).toHaveValue('');
});

test('a car is given its factory figures', async ({ dashboard, api }) => {
  await api.approve({ name: 'Porsche 911' }, 'World Facts');
  await openTab(dashboard, 'Factory Specifications');
  await expect(dashboard.getByText('No Factory Specifications Yet')).toBeVisible();
  const add = dashboard.getByRole('button', { name: 'Add Factory Specifications' });
  await add.click();
  await expect(dashboard.getByText('Please select a car.')).toBeVisible();
  await choose(dashboard, 'Car', 'Porsche 911');
  await dashboard.getByPlaceholder('e.g., 228 kW').fill('283 kW');
  await refuse(dashboard, cars.updateFactorySpecs);
  await add.click();
  await expect(
    notification(dashboard, 'Failed to add factory specifications. Please try again.'),
  ).toBeVisible();
  await dashboard.unroute(`**${cars.updateFactorySpecs}`);
  await add.click();
  await expect(notification(dashboard, 'Factory specifications added successfully!')).toBeVisible();
  await expect(card(dashboard, 'Porsche 911')).toContainText('283 kW');
});
