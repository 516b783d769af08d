import type { Locator, Page } from '@playwright/test';
import { ADMIN_TABS } from '@quartermile/core/domain';
import { expect, openDashboard, openTab, test } from './harness/dashboard.js';

const PHONE = { width: 390, height: 844 };
/** How far the page is wider than the screen, px. */
const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const isInFirstScreen = async (shown: Locator, height: number): Promise<boolean> => {
  const box = await shown.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};

test('every tab and page is reached on a phone without sideways scrolling, and the bar covers nothing', async ({
  page,
  demoServer,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  await openDashboard(page, demoServer.url);
  const bar = page.getByRole('navigation', { name: 'Sections of the dashboard' });
  for (const { label } of ADMIN_TABS) {
    await test.step(label, async () => {
      await openTab(page, label);
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
      expect(await excess(page)).toBeLessThanOrEqual(0);
      // Repeated, because a list that arrives makes the page longer.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const end = await page.getByRole('main').evaluate((main) => {
          const controls = [...main.querySelectorAll('button, a, input, p, li')];
          return Math.max(...controls.map((one) => one.getBoundingClientRect().bottom));
        });
        const top = (await bar.boundingBox())?.y ?? 0;
        expect(end).toBeLessThanOrEqual(top);
      }).toPass({ timeout: 15_000 });
    });
  }
});

test('tiles, quick actions and recent activity are in the first screen of the first login', async ({
  page,
  demoServer,
}) => {
  const size = { width: 1440, height: 900 };
  await page.setViewportSize(size);
  await openDashboard(page, demoServer.url);
  await expect(page.getByRole('region', { name: 'Make it yours' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What needs you' })).toContainText('Mail is not set up');
  const main = page.getByRole('main');
  for (const shown of [
    main.getByRole('button', { name: /Total Views$/ }),
    main.getByRole('button', { name: 'Manage Sponsors' }),
    main.getByText(/on the leaderboard$/),
    main.getByRole('button', { name: 'Open the first steps' }),
  ])
    expect(await isInFirstScreen(shown, size.height)).toBe(true);
});

for (const [tab, row, detail] of [
  ['Leaderboard Cars', 'row', 'Lerato'],
  ['Edit Approved Cars', 'article', 'Lerato'],
  ['World Facts Management', 'article', 'Lerato'],
  ['Factory Specifications', 'article', '294 kW'],
  ['Votes', 'listitem', 'Our Drag Races'],
] as const)
  test(`a row of ${tab} opens the drawer by a click beside its name, and by Enter on it`, async ({
    dashboard,
    api,
  }) => {
    await api.clearCars();
    const name = 'Audi RS3';
    const _id = await api.approve({ name, owner: 'Lerato' }, 'Our Drag Races');
    await api.call('PUT', '/api/cars/update-world-facts', { carId: _id, worldFacts: '12.1' });
    await api.call('PUT', '/api/cars/update-factory-specs', { carId: _id, factoryPower: '294 kW' });
    await openTab(dashboard, tab);
    const drawer = dashboard.getByRole('dialog', { name });
    await dashboard.getByRole(row).filter({ hasText: name }).getByText(detail).first().click();
    await expect(drawer).toBeVisible();
    await dashboard.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(dashboard.getByRole('button', { name, exact: true })).toBeFocused();
    await dashboard.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
  });
