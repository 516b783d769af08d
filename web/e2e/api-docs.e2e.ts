import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.js';

const DOCS = '/api/docs';
/** WCAG 2.2 AA and the levels below it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const openAll = (page: Page): Promise<void> =>
  page.locator('details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });

test('the API’s page keeps to its security policy, asks no third party and fits 320 px', async ({
  page,
  emptyServer,
}) => {
  const trouble: string[] = [];
  page.on('console', (message) => trouble.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(emptyServer.url)) trouble.push(`third party: ${request.url()}`);
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${emptyServer.url}${DOCS}`);
  await openAll(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(trouble).toEqual([]);
});

test('a call folds open, and its shape is a link that opens where the shape is spelled out', async ({
  page,
  emptyServer,
}) => {
  await page.goto(`${emptyServer.url}${DOCS}`);
  const vote = page.locator('details', { hasText: '/api/leaderboard/vote' }).first();
  await expect(vote.getByText('already_voted')).toBeHidden();
  await vote.locator('summary').click();
  await expect(vote.getByText('already_voted')).toBeVisible();
  await expect(vote.getByText('Idempotency-Key')).toBeVisible();
  await vote.getByRole('link', { name: 'VoteReceipt' }).click();
  await expect(page.locator('#shape-VoteReceipt')).toBeVisible();
  await expect(page.locator('#shape-VoteReceipt')).toBeInViewport();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`nobody is kept out of the API’s page in its ${colorScheme} scheme`, async ({ page, emptyServer }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${emptyServer.url}${DOCS}`);
    await page.locator('summary', { hasText: '/api/cars/submit' }).click();
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  });
}
