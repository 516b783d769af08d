import type { Page } from '@playwright/test';
import { apiRoutes, type SiteProfile } from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';
import { expect, openTab, refuse, test } from './harness/desk.js';
import type { DeskApi } from './harness/desk-api.js';

const records = (page: Page) => page.getByRole('main').getByRole('listitem');

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A car that is submitted, approved and corrected. */
async function leaveTraces(api: DeskApi): Promise<void> {
  const carId = await api.approve({ name: 'Telltale GTI', time: '12.5' }, 'World Facts');
  const car = { carId, owner: 'Naledi', cellphone: '+27825550101', time: '11.9', drivetrain: 'FWD' };
  await api.call('PUT', apiRoutes.cars.update, { ...car, description: 'New turbo.' });
}

test('the activity tells who did what, and what was before and after', async ({ desk, api }) => {
  await leaveTraces(api);
  await openTab(desk, 'Activity');
  await desk.getByRole('searchbox', { name: 'Search activity' }).fill('Telltale');
  await expect(desk.getByText('3 records')).toBeVisible();
  await expect(records(desk)).toContainText([
    `${administrator.email} updated Telltale GTI`,
    `${administrator.email} approved Telltale GTI`,
    'A visitor submitted Telltale GTI',
  ]);
  const updated = records(desk).first();
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

test('the activity is filtered by what was done, to what, and by words', async ({ desk, api }) => {
  await leaveTraces(api);
  await api.call('PUT', apiRoutes.site, { live: true });
  await openTab(desk, 'Activity');
  await choose(desk, 'Action', 'approved');
  await expect(records(desk).first()).toContainText('approved Telltale GTI');
  await expect(records(desk).filter({ hasText: 'updated' })).toHaveCount(0);
  await choose(desk, 'Subject', 'Site');
  await expect(desk.getByText('Nothing found')).toBeVisible();
  await expect(desk.getByText(/^None of the \d+ latest records matches\.$/)).toBeVisible();
  await choose(desk, 'Action', 'updated');
  await expect(records(desk).first()).toContainText(`${administrator.email} updated`);
  await desk.getByRole('searchbox', { name: 'Search activity' }).fill('no such word');
  await expect(records(desk)).toHaveCount(0);
});

test('older records come page by page, also after one that failed', async ({ desk, api }) => {
  for (let turn = 0; turn < 51; turn += 1) {
    await api.call<SiteProfile>('PUT', apiRoutes.site, { siteName: `Turn ${turn}` });
  }
  await openTab(desk, 'Activity');
  await expect(desk.getByText('50 records', { exact: true })).toBeVisible();
  const more = desk.getByRole('button', { name: 'Load more' });
  await refuse(desk, `${apiRoutes.admin.activity}*`);
  await more.click();
  await expect(desk.getByRole('alert')).toHaveText('The next records could not be loaded.');
  await expect(records(desk)).toHaveCount(50);
  await desk.unroute(`**${apiRoutes.admin.activity}*`);
  await more.click();
  await expect(desk.getByText('The next records could not be loaded.')).toHaveCount(0);
  // As it was set, and as it was before the next one.
  await expect(records(desk).filter({ hasText: 'Turn 0' })).toHaveCount(2);
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(desk.getByText(/records\. That is all\.$/)).toBeVisible({ timeout: 1000 });
  }).toPass();
});
