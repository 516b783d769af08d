import type { Page } from '@playwright/test';
import { UNDO_MS } from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';
import { card, expect, heading, test } from './harness/desk.js';

test.beforeEach(({ api }) => api.clearCars());

const current = (page: Page) => page.locator('[data-review-queue] article[aria-current=true]');

/** Logs in and goes to the queue without a pointer. */
async function arrive(page: Page, origin: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${origin}/admin-login`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Email')).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.type(administrator.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Dashboard' })).toBeFocused({ timeout: 100 });
  }).toPass();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: /^Pending Submissions/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
}

test('submissions are reviewed with the keyboard alone', async ({ page, api, deskServer }) => {
  for (const name of ['Alpha', 'Bravo', 'Charlie']) await api.submit({ name });
  await arrive(page, deskServer.url);
  await expect(current(page)).toHaveAccessibleName('Alpha');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(current(page)).toHaveAccessibleName('Bravo');
  await page.keyboard.press('k');
  await expect(current(page)).toHaveAccessibleName('Alpha');

  await page.keyboard.press('e');
  const details = page.getByRole('dialog', { name: 'Car Details' });
  await expect(details).toBeVisible();
  const zoomIn = details.getByRole('button', { name: 'Zoom in' }).first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(zoomIn).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(details.getByLabel('World Facts')).toBeChecked();
  await page.keyboard.press('3');
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(current(page)).toHaveAccessibleName('Bravo');

  await page.keyboard.press('r');
  const reject = page.getByRole('dialog', { name: 'Reject Bravo' });
  await expect(reject.getByLabel('The proof of time cannot be read.')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveAccessibleName('Charlie');
  await page.keyboard.press('u');
  await expect(current(page)).toHaveAccessibleName('Bravo');
  await page.keyboard.press('r');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Not a car.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Bravo')).toHaveCount(0);
  await page.clock.runFor(UNDO_MS);
  await expect.poll(() => api.pending()).toEqual(['Charlie']);
  expect((await api.categoriesOf('Alpha')).sort()).toEqual(['Votes by Viewers', 'World Facts']);
});
