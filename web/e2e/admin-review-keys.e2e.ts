import type { Page } from '@playwright/test';
import { UNDO_MS } from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';
import { card, expect, heading, test } from './harness/dashboard.js';

// A trace would take a snapshot of the long queue for each key press.
test.use({ trace: 'off' });
test.beforeEach(({ api }) => api.clearCars());

const current = (page: Page) => page.locator('[data-review-queue] article[aria-current=true]');

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, label: string, role: 'button' | 'textbox' | 'tab'): Promise<void> {
  const target = page.getByRole(role, { name: label }).first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass();
}

/** Logs in and opens the review queue with the keyboard only. */
async function arrive(page: Page, origin: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${origin}/admin-login`);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(administrator.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to site' })).toBeFocused();
  await tabTo(page, 'Dashboard', 'tab');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: /^Pending Submissions/, selected: true })).toBeVisible();
}

test('submissions are reviewed with the keyboard alone', async ({ page, api, adminServer }) => {
  for (const name of ['Alpha', 'Bravo', 'Charlie']) await api.submit({ name });
  await arrive(page, adminServer.url);
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
  await tabTo(page, 'Zoom in', 'button');
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(details.getByLabel('World Facts')).toBeChecked();
  await page.keyboard.press('3');
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(current(page)).toHaveAccessibleName('Bravo');

  await page.keyboard.press('r');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveAccessibleName('Charlie');
  await page.keyboard.press('u');
  await expect(current(page)).toHaveAccessibleName('Bravo');
  await page.keyboard.press('r');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Not a car.');
  await page.keyboard.press('Control+Enter');
  await expect(card(page, 'Bravo')).toHaveCount(0);
  await page.clock.runFor(UNDO_MS);
  await expect.poll(() => api.pending()).toEqual(['Charlie']);
  expect((await api.categoriesOf('Alpha')).sort()).toEqual(['Votes by Viewers', 'World Facts']);
});
