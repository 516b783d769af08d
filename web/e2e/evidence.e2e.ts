import type { Browser, Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { findBarriers, showScheme } from './harness/barriers.js';
import { card, expect, openTab, test } from './harness/dashboard.js';

const BOARD = '/leaderboard?category=Our+Drag+Races';
const SENTENCE = 'The timing slip of the strip shows this time.';
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const badge = (page: Page, name: string) => row(page, name).getByRole('img', { name: SENTENCE });

test.beforeEach(({ api }) => api.clearCars());

async function withoutScripts(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  return context.newPage();
}

test('what a reviewer notes by one tap is a badge on the board, with and without scripts, and leads to the rules', async ({
  dashboard,
  api,
  adminServer,
  browser,
}) => {
  for (const name of ['Polo GTI', 'Golf 7 R'])
    await api.submit({ name, requestedCategories: ['Our Drag Races'] });
  await openTab(dashboard, 'Pending Submissions');
  await card(dashboard, 'Golf 7 R').getByText('Timing slip').click();
  await expect(card(dashboard, 'Golf 7 R').getByLabel('Timing slip')).toBeChecked();
  for (const name of ['Golf 7 R', 'Polo GTI']) {
    await card(dashboard, name).getByRole('button', { name: 'Approve' }).click();
    await expect(card(dashboard, name)).toHaveCount(0);
  }
  await dashboard.getByRole('button', { name: 'Logout' }).click();
  await expect(dashboard.getByRole('heading', { name: 'Admin Login' })).toBeVisible();

  const plain = await withoutScripts(browser, adminServer.url);
  for (const page of [dashboard, plain]) {
    await page.goto(adminServer.url + BOARD);
    await expect(badge(page, 'Golf 7 R').first()).toBeVisible();
    await expect(badge(page, 'Golf 7 R').first()).toHaveText('Timing slip');
    await expect(row(page, 'Polo GTI').locator('[data-evidence]')).toHaveCount(0);
    if (page === dashboard) await row(page, 'Golf 7 R').getByRole('button', { name: 'Golf 7 R' }).click();
    const details = row(page, 'Golf 7 R').getByRole('definition');
    await expect(details.filter({ hasText: SENTENCE })).toBeVisible();
    await expect(row(page, 'Golf 7 R').getByRole('link', { name: 'Rules of 2026-11' })).toBeVisible();
    await details.getByRole('link', { name: 'Timing slip' }).click();
    await expect(page).toHaveURL(`${adminServer.url}/how-times-get-on-the-board#evidence`);
    await expect(page.getByRole('heading', { level: 1, name: 'How Times Get on the Board' })).toBeVisible();
    await expect(page.getByRole('main').getByText(SENTENCE)).toBeVisible();
  }
  await plain.context().close();
});

test('an entry leads to the rules under which it was approved, also from the foot of every page', async ({
  page,
  api,
  adminServer,
}) => {
  await api.approve({ name: 'Golf 7 R' }, 'Our Drag Races');
  const [entry] = await api.call<{ rulesVersion?: string }[]>('GET', apiRoutes.leaderboard.list);
  expect(entry).not.toHaveProperty('rulesVersion');
  await page.goto(adminServer.url + BOARD);
  await row(page, 'Golf 7 R').getByRole('button', { name: 'Golf 7 R' }).click();
  await row(page, 'Golf 7 R').getByRole('link', { name: 'Rules of 2026-11' }).click();
  await expect(page).toHaveURL(`${adminServer.url}/how-times-get-on-the-board#rules-2026-11`);
  await expect(page.getByRole('heading', { name: 'Rules of 2026-11' })).toBeInViewport();
  await page.goto(`${adminServer.url}/submit-times`);
  const links = page.getByRole('link', { name: 'How times get on the board' });
  await expect(links).toHaveCount(2);
  await links.last().click();
  await expect(page).toHaveURL(`${adminServer.url}/how-times-get-on-the-board`);
});

test('evidence of an approved car is set and cleared in its edit form', async ({ dashboard, api }) => {
  await api.approve({ name: 'Golf 7 R' }, 'Our Drag Races');
  await openTab(dashboard, 'Edit Approved Cars');
  await dashboard.getByRole('button', { name: 'Edit Golf 7 R' }).click();
  await dashboard.getByText('Reference', { exact: true }).click();
  await dashboard.getByRole('button', { name: 'Update Car' }).click();
  await expect(dashboard.getByText('Please name the source of the reference.')).toBeVisible();
  await dashboard.getByLabel('Evidence Source').fill('Drag Times Weekly');
  await dashboard.getByRole('button', { name: 'Update Car' }).click();
  await expect(dashboard.getByRole('dialog')).toHaveCount(0);
  expect((await api.approved())[0]).toMatchObject({
    evidence: 'reference',
    evidenceSource: 'Drag Times Weekly',
  });
  await dashboard.getByRole('button', { name: 'Edit Golf 7 R' }).click();
  await dashboard.getByText('None', { exact: true }).click();
  await dashboard.getByRole('button', { name: 'Update Car' }).click();
  await expect(dashboard.getByRole('dialog')).toHaveCount(0);
  expect((await api.approved())[0]).not.toHaveProperty('evidence');
});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [390, 1440]) {
    test(`badges, details and chips have no barriers at ${width} px in the ${colorScheme} scheme`, async ({
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
      await dashboard.setViewportSize({ width, height: 900 });
      await showScheme(dashboard, colorScheme);
      await dashboard.reload();
      await openTab(dashboard, 'Pending Submissions');
      await card(dashboard, 'Polo GTI').getByText('Reference').click();
      await expect(card(dashboard, 'Polo GTI').getByLabel('Evidence Source')).toBeVisible();
      expect(await findBarriers(dashboard, colorScheme)).toEqual([]);
      await page.goto(adminServer.url + BOARD);
      await row(page, 'Golf 7 R').getByRole('button', { name: 'Golf 7 R' }).click();
      await expect(row(page, 'Golf 7 R').getByText('Drag Times Weekly, Friday, 7 March 2025')).toBeVisible();
      expect(await findBarriers(page, colorScheme)).toEqual([]);
    });
  }
}
