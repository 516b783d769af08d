import type { Page } from '@playwright/test';
import { apiRoutes, defaultSiteProfile, type SiteProfile } from '@quartermile/core/domain';
import { expect, notification, openTab, test } from './harness/dashboard.js';

const { site } = apiRoutes;

test.beforeEach(({ api }) => api.call('PUT', site, defaultSiteProfile));

const preview = (page: Page) =>
  page.getByRole('complementary', { name: 'Opening of the home page as visitors will see it' });
const opening = (page: Page) => page.getByRole('region', { name: 'Opening of the home page', exact: true });
const links = (page: Page) => page.getByRole('region', { name: 'Links' });

test('the opening shows as it is typed, and visitors see it once it is saved', async ({
  dashboard,
  api,
  adminServer,
}) => {
  await openTab(dashboard, 'Site');
  await expect(preview(dashboard)).toContainText('What does yours run?');
  await expect(preview(dashboard).getByText('Live from Tarlton')).toHaveCount(0);
  await opening(dashboard).getByLabel('Live now').check();
  await opening(dashboard).getByLabel('Title').fill('Lights out at Tarlton');
  await opening(dashboard).getByLabel('Live badge').fill('Live from Tarlton');
  await opening(dashboard).getByLabel('Pill').fill('For members');
  for (const words of ['Lights out at Tarlton', 'Live from Tarlton', 'For members']) {
    await expect(preview(dashboard).getByText(words)).toBeVisible();
  }
  await dashboard.getByRole('button', { name: 'Remove badge 1' }).click();
  await dashboard.getByRole('button', { name: 'Add badge' }).click();
  await dashboard.getByRole('textbox', { name: 'Badge 2' }).fill('Runs on E85');
  await links(dashboard).getByLabel('Shop').fill('https://shop.example.com/caps');
  await dashboard.getByRole('button', { name: 'Save changes' }).click();
  await expect(notification(dashboard, 'Site updated successfully!')).toBeVisible();
  expect((await api.call<SiteProfile>('GET', site)).badges).toEqual(['Verified Creator', 'Runs on E85']);

  await dashboard.goto(adminServer.url);
  await expect(dashboard.getByRole('heading', { level: 1 })).toHaveText('Lights out at Tarlton');
  await expect(dashboard.getByText('Live from Tarlton')).toBeVisible();
  await expect(dashboard.getByRole('link', { name: /^Shop Now/ })).toHaveAttribute(
    'href',
    'https://shop.example.com/caps',
  );
});
