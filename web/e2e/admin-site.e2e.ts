import type { Page } from '@playwright/test';
import { apiRoutes, defaultSiteProfile, type SiteProfile } from '@quartermile/core/domain';
import { expect, hold, notification, openTab, refuse, test } from './harness/dashboard.js';

const { site } = apiRoutes;

test.beforeEach(({ api }) => api.call('PUT', site, defaultSiteProfile));

const preview = (page: Page) =>
  page.getByRole('complementary', { name: 'Opening of the home page as visitors will see it' });
const opening = (page: Page) => page.getByRole('region', { name: 'Opening of the home page', exact: true });
const links = (page: Page) => page.getByRole('region', { name: 'Links' });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

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
  const release = await hold(dashboard, site);
  await save(dashboard).click();
  await expect(dashboard.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
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

test('what is wrong is said at each field, and nothing is saved', async ({ dashboard, api }) => {
  await openTab(dashboard, 'Site');
  await opening(dashboard).getByLabel('Title').fill('');
  await links(dashboard).getByLabel('Shop').fill('javascript:alert(1)');
  await links(dashboard).getByLabel('TikTok (optional)').fill('not a link');
  await dashboard.getByLabel('Brands').fill('nobody');
  await save(dashboard).click();
  await expect(opening(dashboard).getByText('Please enter text.')).toBeVisible();
  await expect(
    links(dashboard).getByText('Please enter a web address that starts with http:// or https://.'),
  ).toHaveCount(2);
  await expect(dashboard.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(opening(dashboard).getByLabel('Title')).toBeFocused();
  expect(await api.call<SiteProfile>('GET', site)).toEqual(defaultSiteProfile);
});

test('a profile that could not be saved keeps what was typed; it can be taken back', async ({
  dashboard,
}) => {
  await openTab(dashboard, 'Site');
  await opening(dashboard).getByLabel('Title').fill('Half a thought');
  await refuse(dashboard, site);
  await save(dashboard).click();
  await expect(notification(dashboard, 'Failed to update site. Please try again.')).toBeVisible();
  await expect(opening(dashboard).getByLabel('Title')).toHaveValue('Half a thought');
  await dashboard.unroute(`**${site}`);
  await dashboard.getByRole('tab', { name: 'Activity' }).click();
  await expect(dashboard.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  await dashboard.getByRole('button', { name: 'Keep editing' }).click();
  await dashboard.getByRole('button', { name: 'Undo changes' }).click();
  await expect(opening(dashboard).getByLabel('Title')).toHaveValue(defaultSiteProfile.hero.title);
  await dashboard.getByRole('tab', { name: 'Activity' }).click();
  await expect(dashboard.getByRole('searchbox', { name: 'Search activity' })).toBeVisible();
});
