import { carPictureRoutes } from '@quartermile/core/domain';
import { drawFile } from './harness/admin-api.js';
import { findBarriers, showScheme } from './harness/barriers.js';
import { expect, notification, openDashboard, openTab, refuse, test } from './harness/dashboard.js';

const NAME = 'Audi RS3';

test.beforeEach(({ api }) => api.clearCars());

test('a picture and a proof are replaced in the drawer, shown on the board, and brought back', async ({
  dashboard,
  api,
  adminServer,
}) => {
  await api.approve({ name: NAME, time: '12.9' }, 'Our Drag Races');
  const [former] = await api.approved();
  const now = async (field: 'image' | 'proofImage') => (await api.approved())[0]?.[field]?.split('?')[0];
  const before = { image: await now('image'), proofImage: await now('proofImage') };
  await openTab(dashboard, 'Edit Approved Cars');
  await dashboard.getByRole('button', { name: NAME, exact: true }).click();
  const drawer = dashboard.getByRole('dialog', { name: NAME, exact: true });

  for (const [field, label] of [
    ['image', 'Car image'],
    ['proofImage', 'Proof of time'],
  ] as const) {
    await drawer.getByRole('button', { name: `Replace: ${label}` }).click();
    const dialog = dashboard.getByRole('dialog', { name: `${label} of ${NAME}` });
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await drawFile());
    await expect(dialog.getByRole('img', { name: `Preview of ${label}` })).toBeVisible();
    // A request that fails leaves the picture in the dialog.
    await refuse(dashboard, carPictureRoutes.replace);
    const refused = dashboard.waitForResponse(`**${carPictureRoutes.replace}`);
    await save.click();
    await refused;
    await expect(dialog.getByRole('img', { name: `Preview of ${label}` })).toBeVisible();
    expect(await now(field)).toBe(before[field]);
    await dashboard.unroute(`**${carPictureRoutes.replace}`);
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(notification(dashboard, 'Picture replaced.').last()).toBeVisible();
    await expect.poll(() => now(field)).not.toBe(before[field]);
    const changed = await now(field);
    await expect(drawer.getByRole('link', { name: `${label}, in its own window` })).toHaveAttribute(
      'href',
      new RegExp(`^${changed}`),
    );
    await expect(drawer.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toContainText(
      'replaced pictures of',
    );
    if (field === 'image') {
      const board = `${adminServer.url}/leaderboard?category=Our+Drag+Races`;
      expect(await (await dashboard.request.get(board)).text()).toContain(changed);
      expect((await dashboard.request.get(adminServer.url + former?.image)).status()).toBe(404);
    }
    await notification(dashboard, 'Picture replaced.').getByRole('button', { name: 'Undo' }).last().click();
    await expect(notification(dashboard, 'The former picture is back.').last()).toBeVisible();
    await expect.poll(() => now(field)).toBe(before[field]);
  }
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`the dialog with a picture is accessible in the ${colorScheme} scheme, on a phone too`, async ({
    page,
    api,
    adminServer,
  }) => {
    await api.approve({ name: NAME, time: '12.9' }, 'Our Drag Races');
    await showScheme(page, colorScheme);
    await openDashboard(page, adminServer.url);
    await openTab(page, 'Edit Approved Cars');
    await page.getByRole('button', { name: NAME, exact: true }).click();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: 'Replace: Car image' }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Replace: Car image' }).click();
      const dialog = page.getByRole('dialog', { name: `Car image of ${NAME}` });
      await dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles(await drawFile());
      await expect(dialog.getByRole('img', { name: 'Preview of Car image' })).toBeVisible();
      expect(await findBarriers(page, colorScheme)).toEqual([]);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toHaveCount(0);
    }
  });
