import type { Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { findBarriers } from './harness/barriers.js';
import { expect, test } from './harness/test.js';

/** The buttons that open an operation. */
const operations = (page: Page) => page.locator('.opblock-summary-control');

test('the API reference keeps to its security policy, requests no third party and fits 320 px', async ({
  page,
  emptyServer,
}) => {
  const trouble: string[] = [];
  page.on('console', (message) => trouble.push(message.text()));
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (protocol !== 'data:' && !request.url().startsWith(emptyServer.url)) trouble.push(request.url());
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${emptyServer.url}${apiRoutes.docs}`);
  await operations(page).filter({ hasText: apiRoutes.cars.submit }).click();
  await expect(page.getByText('Idempotency-Key').first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(trouble).toEqual([]);
});

test('the API reference shows every operation, and one opens with its refusals', async ({
  page,
  emptyServer,
}) => {
  const document = await (await page.request.get(`${emptyServer.url}${apiRoutes.openapi}`)).json();
  const count = Object.values(document.paths as object).flatMap((path) => Object.keys(path)).length;
  await page.goto(`${emptyServer.url}${apiRoutes.docs}`);
  await expect(operations(page)).toHaveCount(count);
  await expect(page.getByText('already_voted')).toBeHidden();
  await operations(page).filter({ hasText: '/api/leaderboard/vote' }).first().click();
  await expect(page.getByText('already_voted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try it out' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the API reference links the OpenAPI document', async ({ page, emptyServer }) => {
    await page.goto(`${emptyServer.url}${apiRoutes.docs}`);
    // Playwright's text locators ignore `noscript`.
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByRole('link', { name: 'OpenAPI document' }).click();
    await expect(page).toHaveURL(`${emptyServer.url}${apiRoutes.openapi}`);
  });
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the API reference is accessible in its ${colorScheme} scheme`, async ({ page, emptyServer }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${emptyServer.url}${apiRoutes.docs}`);
    await operations(page).filter({ hasText: apiRoutes.cars.submit }).click();
    await expect(page.getByText('Idempotency-Key').first()).toBeVisible();
    expect(await findBarriers(page, colorScheme)).toEqual([]);
  });
}
