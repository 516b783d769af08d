import type { Page } from '@playwright/test';
import { apiRoutes, defaultSiteProfile, type SiteProfile } from '@quartermile/core/domain';
import { expect, hold, notice, openTab, refuse, test } from './harness/desk.js';

const { site } = apiRoutes;

test.beforeEach(({ api }) => api.call('PUT', site, defaultSiteProfile));

const preview = (page: Page) =>
  page.getByRole('complementary', { name: 'Opening of the home page as visitors will see it' });
const opening = (page: Page) => page.getByRole('region', { name: 'Opening of the home page', exact: true });
const links = (page: Page) => page.getByRole('region', { name: 'Links' });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

test('the opening shows as it is typed, and visitors see it once it is saved', async ({
  desk,
  api,
  deskServer,
}) => {
  await openTab(desk, 'Site');
  await expect(preview(desk)).toContainText('What does yours run?');
  await expect(preview(desk).getByText('Live from Tarlton')).toHaveCount(0);
  await opening(desk).getByLabel('Live now').check();
  await opening(desk).getByLabel('Title').fill('Lights out at Tarlton');
  await opening(desk).getByLabel('Live badge').fill('Live from Tarlton');
  await opening(desk).getByLabel('Pill').fill('For members');
  for (const words of ['Lights out at Tarlton', 'Live from Tarlton', 'For members']) {
    await expect(preview(desk).getByText(words)).toBeVisible();
  }
  await desk.getByRole('button', { name: 'Remove badge 1' }).click();
  await desk.getByRole('button', { name: 'Add badge' }).click();
  await desk.getByRole('textbox', { name: 'Badge 2' }).fill('Runs on E85');
  await links(desk).getByLabel('Shop').fill('https://shop.example.com/caps');
  const release = await hold(desk, site);
  await save(desk).click();
  await expect(desk.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(notice(desk, 'Site updated successfully!')).toBeVisible();
  expect((await api.call<SiteProfile>('GET', site)).badges).toEqual(['Verified Creator', 'Runs on E85']);

  await desk.goto(deskServer.url);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Lights out at Tarlton');
  await expect(desk.getByText('Live from Tarlton')).toBeVisible();
  await expect(desk.getByRole('link', { name: /^Shop Now/ })).toHaveAttribute(
    'href',
    'https://shop.example.com/caps',
  );
});

test('what is wrong is said at each field, and nothing is saved', async ({ desk, api }) => {
  await openTab(desk, 'Site');
  await opening(desk).getByLabel('Title').fill('');
  await links(desk).getByLabel('Shop').fill('javascript:alert(1)');
  await links(desk).getByLabel('TikTok (optional)').fill('not a link');
  await desk.getByLabel('Brands').fill('nobody');
  await save(desk).click();
  await expect(opening(desk).getByText('Please enter text.')).toBeVisible();
  await expect(
    links(desk).getByText('Please enter a web address that starts with http:// or https://.'),
  ).toHaveCount(2);
  await expect(desk.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(opening(desk).getByLabel('Title')).toBeFocused();
  expect(await api.call<SiteProfile>('GET', site)).toEqual(defaultSiteProfile);
});

test('a profile that could not be saved keeps what was typed; it can be taken back', async ({ desk }) => {
  await openTab(desk, 'Site');
  await opening(desk).getByLabel('Title').fill('Half a thought');
  await refuse(desk, site);
  await save(desk).click();
  await expect(notice(desk, 'Failed to update site. Please try again.')).toBeVisible();
  await expect(opening(desk).getByLabel('Title')).toHaveValue('Half a thought');
  await desk.unroute(`**${site}`);
  await desk.getByRole('tab', { name: 'Activity' }).click();
  await expect(desk.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  await desk.getByRole('button', { name: 'Keep editing' }).click();
  await desk.getByRole('button', { name: 'Undo changes' }).click();
  await expect(opening(desk).getByLabel('Title')).toHaveValue(defaultSiteProfile.hero.title);
  await desk.getByRole('tab', { name: 'Activity' }).click();
  await expect(desk.getByRole('searchbox', { name: 'Search activity' })).toBeVisible();
});
