import type { Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { findBarriers } from './harness/barriers.js';
import { expect, test } from './harness/test.js';

/** Opens a tag, whose operations are not in the page before. */
async function openTag(page: Page, name: string): Promise<void> {
  await page
    .locator(`.opblock-tag[data-tag="${name}"]`)
    .getByRole('button', { name: 'Expand operation' })
    .click();
}

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
  await openTag(page, 'cars');
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
  const tagsOfOperations = Object.values(document.paths as Record<string, Record<string, { tags: string[] }>>)
    .flatMap((path) => Object.values(path))
    .flatMap(({ tags }) => tags);
  await page.goto(`${emptyServer.url}${apiRoutes.docs}`);
  for (const tag of new Set(tagsOfOperations)) {
    await openTag(page, tag);
    await expect(operations(page)).toHaveCount(tagsOfOperations.filter((one) => one === tag).length);
    await page
      .locator(`.opblock-tag[data-tag="${tag}"]`)
      .getByRole('button', { name: 'Collapse operation' })
      .click();
    await expect(operations(page)).toHaveCount(0);
  }
  await openTag(page, 'leaderboard');
  await expect(page.getByText('already_voted')).toBeHidden();
  await page.locator(`[data-path="${apiRoutes.leaderboard.vote}"]`).click();
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
    await openTag(page, 'cars');
    await operations(page).filter({ hasText: apiRoutes.cars.submit }).click();
    await expect(page.getByText('Idempotency-Key').first()).toBeVisible();
    expect(await findBarriers(page, colorScheme)).toEqual([]);
  });
}
