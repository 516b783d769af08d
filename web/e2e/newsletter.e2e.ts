import type { Page } from '@playwright/test';
import { openWithoutScripts } from './harness/late-scripts.js';
import { expect, test } from './harness/test.js';

const address = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' });

test('without scripts I see what subscribing needs, and no button that does nothing', async ({
  browser,
  emptyServer,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${emptyServer.url}/sponsors`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('noscript p')).toHaveText(
    'This form needs JavaScript. Please switch it on to subscribe.',
  );
  await expect(footer.locator('noscript p')).toBeVisible();
  await expect(subscribe(page)).toHaveCount(0);
  await expect(address(page)).toHaveCount(0);
  await expect(footer.getByText('Based in South Africa')).toBeVisible();
  await context.close();
});

test('an address that I typed, and even sent, before the scripts ran is not lost', async ({
  page,
  emptyServer,
}) => {
  await page.goto(`${emptyServer.url}/sponsors`);
  const giveScripts = await openWithoutScripts(page, `${emptyServer.url}/sponsors`);
  await address(page).fill('early@example.com');
  await subscribe(page).click();
  await expect(page).toHaveURL(`${emptyServer.url}/sponsors`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sponsors' })).toBeVisible();
  giveScripts();
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await expect(address(page)).toHaveValue('early@example.com');
  const signup = page.waitForRequest('**/api/newsletter/signup');
  await subscribe(page).click();
  expect((await signup).postDataJSON()).toEqual({ email: 'early@example.com' });
});
