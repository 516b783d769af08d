import type { Page } from '@playwright/test';
import { ADMIN_TABS } from '@quartermile/core/domain';
import { findBarriers, showScheme } from './harness/barriers.js';
import { expect, notification, openDashboard, openTab, test } from './harness/dashboard.js';

/** How each dialog is opened: its tab and the beginning of the name of the button. */
const DIALOGS = [
  ['Pending Submissions', 'Details of'],
  ['Pending Submissions', 'Reject'],
  ['Pending Submissions', 'Keyboard shortcuts'],
  ['Edit Approved Cars', 'Edit'],
  ['Edit Approved Cars', 'Delete'],
  ['Video Management', 'Edit'],
  ['Events', 'Add Event'],
  ['Events', 'Import'],
  ['Past', 'Add Past Event'],
  ['Past', 'Gallery and videos'],
] as const;

async function open(page: Page, origin: string, colorScheme: 'dark' | 'light'): Promise<void> {
  await showScheme(page, colorScheme);
  await openDashboard(page, origin);
}

/** Opens a tab and waits until its list is loaded. */
async function show(page: Page, tab: string): Promise<void> {
  await openTab(page, tab);
  await expect(page.getByRole('tab', { name: new RegExp(`^${tab}`), selected: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`every tab is accessible in its ${colorScheme} scheme`, async ({ page, demoServer }) => {
    test.setTimeout(180_000);
    await open(page, demoServer.url, colorScheme);
    for (const { label } of ADMIN_TABS) {
      await test.step(label, async () => {
        await show(page, label);
        expect(await findBarriers(page, colorScheme)).toEqual([]);
      });
    }
  });

  test(`every dialogue is accessible in its ${colorScheme} scheme`, async ({ page, demoServer }) => {
    test.setTimeout(180_000);
    await open(page, demoServer.url, colorScheme);
    for (const [tab, button] of DIALOGS) {
      await test.step(`${tab}: ${button}`, async () => {
        await show(page, tab);
        const panel = page.getByRole('tabpanel', { name: tab });
        await panel
          .getByRole('button', { name: new RegExp(`^${button}\\b`) })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findBarriers(page, colorScheme)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
  });

  test(`the selected row of the finder is readable in the ${colorScheme} scheme`, async ({
    page,
    demoServer,
  }) => {
    await open(page, demoServer.url, colorScheme);
    await page.keyboard.press('Control+k');
    const selected = page.getByRole('dialog').locator('[data-action][data-selected]');
    await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible();
    await page.keyboard.type('golf');
    // With a second line, whose colour is another one. The lists arrive one after the other.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(selected).toContainText(/Golf.* · Approved/, { timeout: 500 });
    }).toPass();
    expect(await findBarriers(page, colorScheme)).toEqual([]);
  });

  test(`messages and the session's warning are accessible in the ${colorScheme} scheme`, async ({
    page,
    demoServer,
  }) => {
    await page.clock.install();
    await open(page, demoServer.url, colorScheme);
    await show(page, 'Leaderboard Cars');
    await page.getByRole('button', { name: 'Add Car', exact: true }).click();
    await expect(notification(page, 'Please fill in all required fields')).toBeVisible();
    await expect(page.getByText('Please enter the car name.')).toBeVisible();
    expect(await findBarriers(page, colorScheme)).toEqual([]);
    await page.clock.fastForward(1_100_000);
    await expect(page.getByRole('dialog', { name: 'Session Expiring Soon!' })).toBeVisible();
    expect(await findBarriers(page, colorScheme)).toEqual([]);
  });
}
