import type { Page } from '@playwright/test';
import { expect, heading, openTab, test } from './harness/desk.js';
import { breakLine } from './harness/trouble.js';

// A worker of the site would answer in place of the line that these tests break.
test.use({ serviceWorkers: 'block' });

const told = (page: Page) =>
  page.getByRole('heading', { name: 'This part of the dashboard could not be loaded.' });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

test('a dashboard whose code did not come can be tried again', async ({ desk }) => {
  const code = '**/assets/open-dashboard-*';
  await breakLine(desk, code);
  await desk.reload();
  await expect(told(desk)).toBeVisible();
  await again(desk);
  await expect(told(desk)).toBeVisible();
  await desk.unroute(code);
  await again(desk);
  await expect(heading(desk)).toBeVisible();
});

test('a tab whose code and styles did not come can be tried again, and is whole then', async ({ desk }) => {
  const code = '**/assets/videos-tab-*';
  await breakLine(desk, code);
  await openTab(desk, 'Video Management');
  await expect(told(desk)).toBeVisible();
  await desk.unroute(code);
  const styles = desk.waitForResponse(code.concat('.css'));
  await again(desk);
  await expect(desk.getByRole('button', { name: 'Add Video', exact: true })).toBeVisible();
  expect((await styles).ok()).toBe(true);
});

test('a tab that loaded stays within reach while another cannot be loaded', async ({ desk }) => {
  await openTab(desk, 'Sponsor Management');
  await breakLine(desk, '**/assets/activity-tab-*');
  await openTab(desk, 'Activity');
  await expect(told(desk)).toBeVisible();
  await openTab(desk, 'Sponsor Management');
  await expect(desk.getByRole('heading', { name: /^Current Sponsors/ })).toBeVisible();
});
