import type { Page } from '@playwright/test';
import { banner, expectCached, visit } from './harness/offline.js';
import { expect, test } from './harness/test.js';

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const follow = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true }).click();
const sponsor = (page: Page) => page.getByRole('main').getByRole('link', { name: /Visit (Website|Site)/ });
const offlineView = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are offline' });

test('without a connection links lead to Sponsors, Events and Home as they were visited', async ({
  page,
  context,
  demoServer,
}) => {
  for (const path of ['/sponsors', '/events', '/', '/submit-times'])
    await visit(page, `${demoServer.url}${path}`);
  await context.setOffline(true);
  await follow(page, 'Sponsors');
  await expect(sponsor(page).first()).toBeVisible();
  await expect(page).toHaveURL(`${demoServer.url}/sponsors`);
  await expect(banner(page).first()).toBeVisible();
  await bar(page).getByRole('button', { name: 'Events' }).click();
  await follow(page, 'Upcoming Events');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL(`${demoServer.url}/events`);
  await follow(page, 'Home');
  await expect(page.getByRole('heading', { name: 'Failed to load videos' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Play/ }).first()).toBeVisible();
});

test('a page that I came to by a link is there without a connection too', async ({
  page,
  context,
  demoServer,
}) => {
  await visit(page, `${demoServer.url}/`);
  await follow(page, 'Sponsors');
  await expect(sponsor(page).first()).toBeVisible();
  await expectCached(page, '/sponsors');
  await follow(page, 'Submit Times');
  await expect(page.getByLabel('Car Name')).toBeVisible();
  await expectCached(page, '/submit-times');
  await context.setOffline(true);
  await follow(page, 'Sponsors');
  await expect(sponsor(page).first()).toBeVisible();
  await follow(page, 'Submit Times');
  await expect(page.getByLabel('Car Name')).toBeVisible();
  await page.goBack();
  await expect(sponsor(page).first()).toBeVisible();
});

test('a link to a page that was never visited says so, leads back, and goes on by itself', async ({
  page,
  context,
  demoServer,
}) => {
  await visit(page, `${demoServer.url}/`);
  await context.setOffline(true);
  await follow(page, 'Sponsors');
  await expect(offlineView(page)).toBeVisible();
  await expect(page).toHaveURL(`${demoServer.url}/sponsors`);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${demoServer.url}/`);
  await expect(bar(page)).toBeVisible();
  await follow(page, 'Sponsors');
  await expect(offlineView(page)).toBeVisible();
  await context.setOffline(false);
  await expect(sponsor(page).first()).toBeVisible();
});

test('the link to the dashboard says that it needs a connection', async ({ page, context, demoServer }) => {
  await visit(page, `${demoServer.url}/`);
  await context.setOffline(true);
  await bar(page).getByRole('link', { name: 'Admin Panel' }).click();
  await expect(offlineView(page)).toBeVisible();
});

test('the page that says so is in the typefaces of the site', async ({ page, context, demoServer }) => {
  await visit(page, `${demoServer.url}/`);
  await context.setOffline(true);
  await page.goto(`${demoServer.url}/privacy.html`);
  await expect(offlineView(page)).toBeVisible();
  const states = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ family, status }) => `${family}: ${status}`);
  });
  expect(states).toContain('Barlow Condensed: loaded');
  expect(states.join()).not.toContain('error');
});
