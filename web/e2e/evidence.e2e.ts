import type { Page } from '@playwright/test';
import { findBarriers, showScheme } from './harness/barriers.js';
import { expect, openTab, test } from './harness/dashboard.js';

const BOARD = '/leaderboard?category=Our+Drag+Races';
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test.beforeEach(({ api }) => api.clearCars());

for (const colorScheme of ['dark', 'light'] as const) {
  test(`badges, details and chips have no barriers in the ${colorScheme} scheme`, async ({
    page,
    dashboard,
    api,
    adminServer,
  }) => {
    const carId = await api.submit({ name: 'Golf 7 R' });
    await api.review({
      ...{ carId, action: 'approve', categories: ['Our Drag Races'] },
      ...{ evidence: 'reference', evidenceSource: 'Drag Times Weekly', evidenceDate: '2025-03-07' },
      evidenceLink: 'https://example.com/times',
    });
    await api.submit({ name: 'Polo GTI', requestedCategories: ['Our Drag Races'] });
    await showScheme(dashboard, colorScheme);
    await dashboard.reload();
    await openTab(dashboard, 'Pending Submissions');
    const opened = dashboard.getByRole('region', { name: 'Polo GTI, opened' });
    await opened.getByText('Reference').click();
    await expect(opened.getByLabel('Evidence Source')).toBeVisible();
    expect(await findBarriers(dashboard, colorScheme)).toEqual([]);
    await page.goto(adminServer.url + BOARD);
    await row(page, 'Golf 7 R').getByRole('button', { name: 'Golf 7 R' }).click();
    await expect(row(page, 'Golf 7 R').getByText('Drag Times Weekly, Friday, 7 March 2025')).toBeVisible();
    expect(await findBarriers(page, colorScheme)).toEqual([]);
  });
}
