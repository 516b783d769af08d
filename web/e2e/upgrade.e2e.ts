import type { Page } from '@playwright/test';
import { test as dashboardTest, openTab } from './harness/dashboard.js';
import { isAfterLoadHere, replaceBuild, waitUntilIdle } from './harness/newer-build.js';
import { addPictures, button, fillWords, open, preview, waiting } from './harness/submission.js';
import { expect, test } from './harness/test.js';
import { holdBack } from './harness/trouble.js';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true });
const failure = (page: Page) =>
  page.getByText('Failed to subscribe. Please check your connection and try again.');
const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'This site was updated' });

test('a link on a page of an older build leads to the page of the new one, and what I typed stays', async ({
  page,
  demoServer,
}) => {
  await page.goto(demoServer.url);
  await email(page).fill('thabo@example.com');
  await waitUntilIdle(page);
  const documents = await replaceBuild(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Sponsors' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sponsors' })).toBeVisible();
  await expect(page).toHaveURL(`${demoServer.url}/sponsors`);
  expect(documents).toEqual(['/sponsors']);
  await expect(email(page)).toHaveValue('thabo@example.com');
});

test('an open page whose code is gone renews itself, says so, and keeps the address I typed', async ({
  page,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}/sponsors`);
  await waitUntilIdle(page);
  const documents = await replaceBuild(page);
  await email(page).fill('lerato@example.com');
  await subscribe(page).click();
  await expect(note(page)).toBeVisible();
  expect(documents).toEqual(['/sponsors']);
  await expect(email(page)).toHaveValue('lerato@example.com');
  await subscribe(page).click();
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
  await expect(email(page)).toHaveValue('');
  await page.reload();
  await expect(email(page)).toHaveValue('');
  await expect(note(page)).toHaveCount(0);
});

test('a page renews itself as soon as it can when its code is gone before it is idle', async ({
  page,
  demoServer,
}) => {
  // Idle-time code runs after its style sheet has arrived.
  const release = await holdBack(page, '**/assets/after-load-*.css');
  await page.goto(`${demoServer.url}/sponsors`);
  await page.waitForFunction(isAfterLoadHere);
  const documents = await replaceBuild(page);
  await email(page).fill('zanele@example.com');
  await subscribe(page).click();
  await expect(failure(page)).toBeVisible();
  release();
  await expect(note(page)).toBeVisible();
  expect(documents).toEqual(['/sponsors']);
  await expect(email(page)).toHaveValue('zanele@example.com');
});

test('a filled form of an older build renews itself and is sent with its pictures', async ({
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  await addPictures(page);
  await waitUntilIdle(page);
  // The time loads the code of requests, which the sentence about its place needs.
  const documents = await replaceBuild(page);
  await fillWords(page, 'Upgraded');
  await button(page).click();
  await expect(note(page)).toBeVisible();
  expect(documents).toEqual(['/submit-times']);
  await expect(page.getByLabel('Car Name')).toHaveValue('Upgraded');
  await expect(preview(page, 'Proof of Time')).toBeVisible();
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your submission!' })).toBeVisible();
  expect(await waiting(emptyServer.url, 'Upgraded')).toHaveLength(1);
});

test('a page that stays of an older build is renewed once, and then says what fails', async ({
  page,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}/sponsors`);
  await waitUntilIdle(page);
  const documents = await replaceBuild(page, true);
  await email(page).fill('sipho@example.com');
  await subscribe(page).click();
  await expect.poll(() => documents).toEqual(['/sponsors']);
  await expect(email(page)).toHaveValue('sipho@example.com');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await subscribe(page).click();
  await expect(failure(page)).toBeVisible();
  await subscribe(page).click();
  await expect(failure(page)).toBeVisible();
  expect(documents).toEqual(['/sponsors']);
});

dashboardTest(
  'a tab whose code is gone opens on a renewed page, with the drafts of other forms',
  async ({ dashboard }) => {
    await openTab(dashboard, 'Video Management');
    await dashboard.getByLabel('Title').fill('Half a title');
    const documents = await replaceBuild(dashboard);
    // Simulates Back and Forward, which open a tab without a click.
    await dashboard.evaluate(() => {
      history.pushState(null, '', '/admin?tab=activity');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(dashboard.getByRole('tab', { name: 'Activity', selected: true })).toBeVisible();
    await expect.poll(() => documents).toEqual(['/admin']);
    await expect(
      dashboard.getByRole('heading', { name: 'This part of the dashboard could not be loaded.' }),
    ).toHaveCount(0);
    await openTab(dashboard, 'Video Management');
    await expect(dashboard.getByLabel('Title')).toHaveValue('Half a title');
  },
);
