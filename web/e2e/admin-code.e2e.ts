import type { Page } from '@playwright/test';
import { expect, openTab, test } from './harness/dashboard.js';
import { breakLine } from './harness/trouble.js';

const loadError = (page: Page) =>
  page.getByRole('heading', { name: 'This part of the dashboard could not be loaded.' });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

test('a tab whose code and styles did not come can be tried again, and is whole then', async ({
  dashboard,
}) => {
  const code = '**/assets/videos-tab-*';
  await breakLine(dashboard, code);
  await openTab(dashboard, 'Video Management');
  await expect(loadError(dashboard)).toBeVisible();
  await dashboard.unroute(code);
  const styles = dashboard.waitForResponse(code.concat('.css'));
  await again(dashboard);
  await expect(dashboard.getByRole('button', { name: 'Add Video', exact: true })).toBeVisible();
  expect((await styles).ok()).toBe(true);
});
