import type { Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { card, confirm, expect, hold, notice, openTab, refuse, test } from './harness/desk.js';
import { drawFile, hugeFile } from './harness/desk-api.js';

const { cars, leaderboard } = apiRoutes;

test.beforeEach(({ api }) => api.clearCars());

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

test('a car is put on the leaderboard in each category that is ticked', async ({ desk, api }) => {
  await openTab(desk, 'Leaderboard Cars');
  await expect(desk.getByText('No Cars Yet')).toBeVisible();
  const add = desk.getByRole('button', { name: 'Add Car', exact: true });
  await add.click();
  await expect(
    notice(desk, 'Please fill in all required fields and select at least one category.'),
  ).toBeVisible();
  await expect(desk.getByText('Please select at least one category.', { exact: true })).toBeVisible();
  await desk.getByLabel('Car Name').fill('Toyota Supra');
  await desk.getByLabel('Owner Name').fill('Lerato');
  await desk.getByLabel('1/4 Mile Time').fill('fast');
  await choose(desk, 'Drivetrain', 'RWD');
  await desk.getByLabel('World Facts', { exact: true }).check();
  await desk.getByLabel('Votes by Viewers').check();
  await add.click();
  await expect(desk.getByText('Time must be in format: X.X (e.g., 9.8)')).toBeVisible();
  await desk.getByLabel('1/4 Mile Time').fill('10.9');
  await desk.locator('input[type=file]').first().setInputFiles(hugeFile);
  await expect(desk.getByText('Image must be less than 10MB', { exact: true })).toBeVisible();
  await desk
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawFile());

  await refuse(desk, cars.submit);
  await add.click();
  await expect(notice(desk, 'Failed to add car. Please try again.')).toBeVisible();
  await desk.unroute(`**${cars.submit}`);
  const release = await hold(desk, cars.submit);
  await add.click();
  await expect(desk.getByRole('button', { name: 'Adding Car...' })).toBeDisabled();
  release();
  await expect(notice(desk, 'Car added to leaderboard successfully!')).toBeVisible();
  await expect(desk.getByLabel('Car Name')).toHaveValue('');
  await expect(desk.getByRole('row', { name: /Toyota Supra/ })).toHaveCount(2);
  expect((await api.categoriesOf('Toyota Supra')).sort()).toEqual(['Votes by Viewers', 'World Facts']);
});

test('an entry is found by category and deleted', async ({ desk, api }) => {
  await api.approve({ name: 'Ford Ranger' }, 'World Facts', 'Our Drag Races');
  await openTab(desk, 'Leaderboard Cars');
  await expect(desk.getByRole('row', { name: /Ford Ranger/ })).toHaveCount(2);
  await choose(desk, 'Category', 'Our Drag Races');
  await expect(desk.getByRole('row', { name: /Ford Ranger/ })).toHaveText(/12\.5.*AWD.*Our Drag Races/);
  const remove = desk.getByRole('button', { name: 'Delete Ford Ranger from Our Drag Races' });
  await refuse(desk, `${leaderboard.delete}*`);
  await remove.click();
  await confirm(desk, 'Delete leaderboard entry?', 'Delete entry');
  await expect(notice(desk, 'Failed to delete car. Please try again.')).toBeVisible();
  await desk.unroute(`**${leaderboard.delete}*`);
  await remove.click();
  await confirm(desk, 'Delete leaderboard entry?', 'Delete entry');
  await expect(notice(desk, 'Car deleted from leaderboard successfully!')).toBeVisible();
  expect(await api.categoriesOf('Ford Ranger')).toEqual(['World Facts']);
});

test('an approved car is edited: checked, told, kept on failure', async ({ desk, api }) => {
  await openTab(desk, 'Edit Approved Cars');
  await expect(desk.getByText('No Approved Cars')).toBeVisible();
  await api.approve({ name: 'Mazda RX-7', description: 'Rotary.' }, 'World Facts');
  await expect(card(desk, 'Mazda RX-7').getByRole('img')).toHaveCount(2);
  await desk.getByRole('button', { name: 'Edit Mazda RX-7' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Edit Car' });
  const update = dialog.getByRole('button', { name: 'Update Car' });
  await dialog.getByLabel('Owner').fill('');
  await dialog.getByLabel('Phone').fill('082 123');
  await update.click();
  await expect(dialog.getByText("Please enter the owner's name.")).toBeVisible();
  await expect(dialog.getByText('Please enter a valid phone number')).toBeVisible();
  await expect(dialog.getByLabel('Owner')).toBeFocused();
  await dialog.getByLabel('Owner').fill('Pieter');
  await dialog.getByLabel('Phone').fill('+27 82 555 0199');
  await refuse(desk, cars.update);
  await update.click();
  await expect(notice(desk, 'Failed to update car. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Owner')).toHaveValue('Pieter');
  await desk.unroute(`**${cars.update}`);
  const release = await hold(desk, cars.update);
  await update.click();
  await expect(dialog.getByRole('button', { name: 'Updating Car...' })).toBeDisabled();
  release();
  await expect(notice(desk, 'Car updated successfully!')).toBeVisible();
  await expect(card(desk, 'Mazda RX-7').getByText('Pieter')).toBeVisible();

  await desk.getByRole('button', { name: 'Edit Mazda RX-7' }).click();
  await dialog.getByLabel('Description').fill('Half a thought');
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await desk.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
});

test('approved cars are deleted, one or many', async ({ desk, api }) => {
  for (const name of ['One', 'Two', 'Three']) await api.approve({ name }, 'World Facts');
  await openTab(desk, 'Edit Approved Cars');
  await refuse(desk, `${cars.delete}*`);
  await desk.getByRole('button', { name: 'Delete One' }).click();
  await confirm(desk, 'Delete car?', 'Delete car');
  await expect(notice(desk, 'Failed to delete car. Please try again.')).toBeVisible();
  await desk.unroute(`**${cars.delete}*`);
  await desk.getByRole('button', { name: 'Delete One' }).click();
  await confirm(desk, 'Delete car?', 'Delete car');
  await expect(notice(desk, 'Car deleted successfully!')).toBeVisible();
  await desk.getByLabel('Select all on this page').check();
  await desk.getByRole('button', { name: 'Delete selected' }).click();
  await expect(desk.getByRole('list', { name: 'What will be deleted' }).getByRole('listitem')).toHaveCount(2);
  await confirm(desk, 'Delete 2 cars?', 'Delete 2');
  await expect(notice(desk, '2 cars deleted.')).toBeVisible();
  await expect(desk.getByText('No Approved Cars')).toBeVisible();
  expect(await api.approved()).toEqual([]);
});

test('a car is given its World Facts time', async ({ desk, api }) => {
  // A visitor's submission brings the time along (specification section 3); one of the administrator's does not.
  const car = { name: 'Nissan GT-R', time: '10.2', drivetrain: 'AWD' };
  const { _id: carId } = await api.call<{ _id: string }>('POST', cars.submit, car);
  await api.review({ carId, action: 'approve', categories: ['World Facts'] });
  await openTab(desk, 'World Facts Management');
  await expect(desk.getByRole('note')).toContainText(
    'verified third-party source of the fastest 1/4-mile times',
  );
  await expect(desk.getByText('No World Facts Times Yet')).toBeVisible();
  const add = desk.getByRole('button', { name: 'Add World Facts Time' });
  await add.click();
  await expect(notice(desk, 'Please fill in all required fields.')).toBeVisible();
  await choose(desk, 'Car', 'Nissan GT-R');
  const time = desk.getByLabel('World Facts Time (seconds)');
  await expect(time).toHaveAttribute('step', '0.1');
  await expect(time).toHaveAttribute('min', '0');
  await time.fill('9.7');
  await refuse(desk, cars.updateWorldFacts);
  await add.click();
  await expect(notice(desk, 'Failed to add World Facts time. Please try again.')).toBeVisible();
  await desk.unroute(`**${cars.updateWorldFacts}`);
  await add.click();
  await expect(notice(desk, 'World Facts time added successfully!')).toBeVisible();
  await expect(card(desk, 'Nissan GT-R')).toContainText('9.7');
  await expect(time).toHaveValue('');
});

test('a car is given its factory figures', async ({ desk, api }) => {
  await api.approve({ name: 'Porsche 911' }, 'World Facts');
  await openTab(desk, 'Factory Specifications');
  await expect(desk.getByText('No Factory Specifications Yet')).toBeVisible();
  const add = desk.getByRole('button', { name: 'Add Factory Specifications' });
  await add.click();
  await expect(desk.getByText('Please select a car.')).toBeVisible();
  await choose(desk, 'Car', 'Porsche 911');
  await desk.getByPlaceholder('e.g., 228 kW').fill('283 kW');
  await refuse(desk, cars.updateFactorySpecs);
  await add.click();
  await expect(notice(desk, 'Failed to add factory specifications. Please try again.')).toBeVisible();
  await desk.unroute(`**${cars.updateFactorySpecs}`);
  await add.click();
  await expect(notice(desk, 'Factory specifications added successfully!')).toBeVisible();
  await expect(card(desk, 'Porsche 911')).toContainText('283 kW');
});
