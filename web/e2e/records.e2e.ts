import type { Page } from '@playwright/test';
import { card, expect, openTab, test } from './harness/dashboard.js';

test.beforeEach(({ api }) => api.clearCars());

const list = (page: Page, name = 'All drivetrains') =>
  page.getByRole('region', { name: 'Our Drag Races' }).getByRole('article', { name });

async function approve(dashboard: Page, name: string): Promise<void> {
  await card(dashboard, name).getByRole('button', { name: 'Approve' }).click();
  await expect(card(dashboard, name)).toHaveCount(0);
}

test('a faster run that is approved takes the record over, and one whose approval is undone never had it', async ({
  dashboard,
  api,
  adminServer,
  browser,
}) => {
  const board = { requestedCategories: ['Our Drag Races' as const] };
  await api.approve(
    { name: 'Polo GTI', owner: 'Lerato', time: '13.40', drivetrain: 'FWD' },
    'Our Drag Races',
  );
  await api.submit({ name: 'Golf 7 R', owner: 'Thabo', time: '11.80', drivetrain: 'AWD', ...board });
  await api.submit({ name: 'BMW M2', time: '9.99', drivetrain: 'RWD', ...board });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: adminServer.url });
  const plain = await context.newPage();
  await plain.goto('/leaderboard');
  await plain.getByRole('contentinfo').getByRole('link', { name: 'Record holders' }).click();
  await expect(plain.getByRole('heading', { level: 1, name: 'Record Holders' })).toBeVisible();
  await expect(list(plain).getByRole('link', { name: 'Polo GTI' })).toBeVisible();
  await expect(list(plain)).toContainText('13.40 s');
  await expect(list(plain)).toContainText('since today');
  await expect(list(plain, 'AWD only')).toContainText('Nobody holds this record yet.');

  await openTab(dashboard, 'Pending Submissions');
  await approve(dashboard, 'BMW M2');
  await dashboard.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(card(dashboard, 'BMW M2')).toBeVisible();
  await approve(dashboard, 'Golf 7 R');
  await dashboard.getByRole('button', { name: 'Logout' }).click();
  await expect(dashboard.getByRole('heading', { name: 'Admin Login' })).toBeVisible();

  await dashboard.goto(`${adminServer.url}/records`);
  await plain.reload();
  for (const page of [plain, dashboard]) {
    await expect(list(page)).toContainText(/11\.80 s\s*Golf 7 R Thabo/);
    await expect(list(page).getByRole('listitem')).toHaveText(
      /Polo GTI Lerato\s*13\.40 s\s*held less than a day/,
    );
    await expect(list(page, 'FWD only')).toContainText('Polo GTI');
    await expect(list(page, 'FWD only').getByRole('listitem')).toHaveCount(0);
    await expect(list(page, 'AWD only')).toContainText('Golf 7 R');
    await expect(page.getByText('BMW M2')).toHaveCount(0);
  }
  await list(dashboard).getByRole('link', { name: 'Golf 7 R' }).click();
  await expect(dashboard).toHaveURL(/\/cars\/[\da-f-]{36}-golf-7-r$/);
  await expect(dashboard.getByRole('heading', { level: 1, name: 'Golf 7 R' })).toBeVisible();
  await context.close();
});

test('a list with many holders is read in pages', async ({ api, page, adminServer }) => {
  for (const time of ['13.6', '13.5', '13.4', '13.3', '13.2', '13.1'])
    await api.approve({ name: `Car of ${time}`, time, drivetrain: 'RWD' }, 'Our Drag Races');
  await page.goto(`${adminServer.url}/records`);
  await list(page, 'RWD only').getByRole('link', { name: 'All 6 holders' }).click();
  const all = page.getByRole('region', { name: 'Our Drag Races, RWD' });
  await expect(all.getByRole('listitem')).toHaveCount(6);
  await expect(all.getByRole('listitem').first()).toContainText('Car of 13.1');
  await page.goto(`${adminServer.url}/records?category=Our+Drag+Races&drivetrain=RWD&from=5`);
  await expect(all.getByRole('listitem')).toHaveText(/Car of 13\.6/);
  await page.getByRole('link', { name: 'Newer holders' }).click();
  await expect(all.getByRole('listitem')).toHaveCount(6);
  await page.getByRole('link', { name: 'All records' }).click();
  await expect(list(page)).toContainText('Car of 13.1');
});
