import type { Page } from '@playwright/test';
import { apiRoutes, type SiteProfile } from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';
import type { AdminApi } from './harness/admin-api.js';
import { expect, openTab, refuse, test } from './harness/dashboard.js';

const records = (page: Page) => page.getByRole('main').getByRole('listitem');

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Creates activity records: a car is submitted, approved and corrected. */
async function leaveTraces(api: AdminApi): Promise<void> {
  const carId = await api.approve({ name: 'Telltale GTI', time: '12.5' }, 'World Facts');
  const car = { carId, owner: 'Naledi', cellphone: '+27825550101', time: '11.9', drivetrain: 'FWD' };
  await api.call('PUT', apiRoutes.cars.update, { ...car, description: 'New turbo.' });
}

test('the activity tells who did what, and what was before and after', async ({ dashboard, api }) => {
  await leaveTraces(api);
  await openTab(dashboard, 'Activity');
  await dashboard.getByRole('searchbox', { name: 'Search activity' }).fill('Telltale');
  await expect(dashboard.getByText('3 records')).toBeVisible();
  await expect(records(dashboard)).toContainText([
    `${administrator.email} updated Telltale GTI`,
    `${administrator.email} approved Telltale GTI`,
    'A visitor submitted Telltale GTI',
  ]);
  const updated = records(dashboard).first();
  await updated.getByText('What changed:').click();
  await expect(updated.getByRole('columnheader')).toHaveText(['Field', 'Before', 'After']);
  await expect(updated.getByRole('row', { name: /^Time/ }).getByRole('cell')).toHaveText(['12.5', '11.9']);
  await expect(updated.getByRole('row', { name: /^Drivetrain/ }).getByRole('cell')).toHaveText([
    'AWD',
    'FWD',
  ]);
  await expect(updated.getByRole('row', { name: /^Description/ }).getByRole('cell')).toHaveText([
    '–',
    'New turbo.',
  ]);
});

test('the activity is filtered by what was done, to what, and by words', async ({ dashboard, api }) => {
  await leaveTraces(api);
  await api.call('PUT', apiRoutes.site, { live: true });
  await openTab(dashboard, 'Activity');
  await choose(dashboard, 'Action', 'approved');
  await expect(records(dashboard).first()).toContainText('approved Telltale GTI');
  await expect(records(dashboard).filter({ hasText: 'updated' })).toHaveCount(0);
  await choose(dashboard, 'Subject', 'Site');
  await expect(dashboard.getByText('Nothing found')).toBeVisible();
  await expect(dashboard.getByText(/^None of the \d+ latest records matches\.$/)).toBeVisible();
  await choose(dashboard, 'Action', 'updated');
  await expect(records(dashboard).first()).toContainText(`${administrator.email} updated`);
  await dashboard.getByRole('searchbox', { name: 'Search activity' }).fill('no such word');
  await expect(records(dashboard)).toHaveCount(0);
});

test('older records come page by page, also after one that failed', async ({ dashboard, api }) => {
  for (let turn = 0; turn < 51; turn += 1) {
    await api.call<SiteProfile>('PUT', apiRoutes.site, { siteName: `Turn ${turn}` });
  }
  await openTab(dashboard, 'Activity');
  await expect(dashboard.getByText('50 records', { exact: true })).toBeVisible();
  const more = dashboard.getByRole('button', { name: 'Load more' });
  await refuse(dashboard, `${apiRoutes.admin.activity}*`);
  await more.click();
  await expect(dashboard.getByRole('alert')).toHaveText('The next records could not be loaded.');
  await expect(records(dashboard)).toHaveCount(50);
  await dashboard.unroute(`**${apiRoutes.admin.activity}*`);
  await more.click();
  await expect(dashboard.getByText('The next records could not be loaded.')).toHaveCount(0);
  // Once as the new value, and once as the old value of the next change.
  await expect(records(dashboard).filter({ hasText: 'Turn 0' })).toHaveCount(2);
  await expect(async () => {
    // The button disappears with the last records, also between these two steps.
    if (await more.isVisible()) await more.click({ timeout: 1000 });
    await expect(dashboard.getByText(/records\. That is all\.$/)).toBeVisible({ timeout: 1000 });
  }).toPass();
});
