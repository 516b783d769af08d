import type { Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';
import type { AdminApi } from './harness/admin-api.js';
import { expect, openTab, test } from './harness/dashboard.js';

const records = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Creates activity records: a car is submitted, approved and corrected. */
async function leaveTraces(api: AdminApi): Promise<void> {
  const carId = await api.approve({ name: 'Telltale GTI', time: '12.5' }, 'World Facts');
  const car = { carId, owner: 'Naledi', cellphone: '+27825550101', time: '11.9', drivetrain: 'FWD' };
  await api.call('PUT', apiRoutes.cars.update, { ...car, description: 'New turbo.' });
}

test('the activity shows who did what, with values before and after', async ({ dashboard, api }) => {
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
