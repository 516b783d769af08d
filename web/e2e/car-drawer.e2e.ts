import { findBarriers, showScheme } from './harness/barriers.js';
import { confirm, expect, notification, openDashboard, openTab, test } from './harness/dashboard.js';

test.beforeEach(({ api }) => api.clearCars());

test('a car is changed from its drawer, whichever tab opens it, and each change is undone', async ({
  dashboard,
  api,
}) => {
  await api.approve({ name: 'Audi RS3', time: '12.9' }, 'Our Drag Races');
  const drawer = dashboard.getByRole('dialog', { name: 'Audi RS3' });
  const section = (name: string) => drawer.getByRole('region', { name });
  const name = dashboard.getByRole('button', { name: 'Audi RS3', exact: true });

  await openTab(dashboard, 'Leaderboard Cars');
  await name.click();
  await expect(drawer).toBeVisible();
  await dashboard.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(name).toBeFocused();
  await dashboard.keyboard.press('Enter');
  await section('Boards and votes')
    .getByRole('button', { name: 'Take off: Audi RS3, Our Drag Races' })
    .click();
  await confirm(dashboard, 'Delete leaderboard entry?', 'Delete entry');
  await expect.poll(() => api.categoriesOf('Audi RS3')).toEqual([]);
  await dashboard.getByRole('button', { name: 'Add to board again' }).click();
  await expect.poll(() => api.categoriesOf('Audi RS3')).toEqual(['Our Drag Races']);
  const publicLink = (label: string) => section('Public link').getByRole('link', { name: label });
  await expect(publicLink('Page of the car')).toHaveAttribute('href', /\/cars\/[\w-]+-audi-rs3$/);
  await expect(publicLink('On Our Drag Races')).toHaveAttribute('href', /\/leaderboard\/[\w-]+$/);
  await dashboard.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await openTab(dashboard, 'Edit Approved Cars');
  await name.click();
  await expect(dashboard).toHaveURL(/[?&]car=/);
  await section('Factory figures').getByLabel('Power').fill('294 kW');
  await section('Factory figures').getByRole('button', { name: 'Save' }).click();
  await expect(notification(dashboard, 'Factory specifications added successfully!')).toBeVisible();
  await section('World Facts').getByLabel('World Facts Time (seconds)').fill('12.1');
  await section('World Facts').getByRole('button', { name: 'Save' }).click();
  await expect(notification(dashboard, 'World Facts time').first()).toBeVisible();
  await dashboard.reload();
  await expect(section('Factory figures').getByLabel('Power')).toHaveValue('294 kW');
  await expect(section('History').getByRole('listitem').first()).toContainText('World Facts time of');
  await dashboard.keyboard.press('Escape');
  await expect(dashboard).not.toHaveURL(/[?&]car=/);

  await openTab(dashboard, 'Factory Specifications');
  await name.click();
  const car = section('Car and run');
  await car.getByLabel('Time').fill('12.4');
  await car.getByRole('button', { name: 'Save' }).click();
  await expect(notification(dashboard, 'Car updated successfully!')).toBeVisible();
  await expect(section('History').getByRole('listitem').first()).toContainText('updated');
  await dashboard.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(notification(dashboard, 'Change undone.')).toBeVisible();
  await expect(car.getByLabel('Time')).toHaveValue('12.9');
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`the drawer is accessible in the ${colorScheme} scheme, on a phone too`, async ({
    page,
    api,
    adminServer,
  }) => {
    await api.approve({ name: 'Audi RS3', time: '12.9' }, 'Our Drag Races');
    await showScheme(page, colorScheme);
    await openDashboard(page, adminServer.url);
    await openTab(page, 'Edit Approved Cars');
    await page.getByRole('button', { name: 'Audi RS3', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Audi RS3' });
    await expect(drawer.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toBeVisible();
    expect(await findBarriers(page, colorScheme)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await drawer.boundingBox())?.x).toBe(0);
    expect(await drawer.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await findBarriers(page, colorScheme)).toEqual([]);
  });
