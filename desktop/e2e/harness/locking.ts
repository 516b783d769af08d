import { administrator } from '@quartermile/core/testing';
import type { Page } from 'playwright-core';
import type { LaunchedDesktop } from './launched-desktop.js';
import { clickMenu } from './notifications.js';
import { expect } from './test.js';

export const lockHeading = (page: Page) => page.getByRole('heading', { name: 'Quartermile is locked' });

/** Locks the app from its menu and waits until every window shows the lock screen. */
export async function lockApp(desktop: LaunchedDesktop): Promise<void> {
  await clickMenu(desktop, 'lock');
  for (const page of desktop.windows()) await expect(lockHeading(page)).toBeVisible();
}

/** Enters a password on the lock screen; by default the administrator's. */
export async function enterPassword(page: Page, password = administrator.password): Promise<void> {
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Unlock' }).click();
}

/** All text that is visible, exposed to screen readers, or in the DOM. */
export async function readableIn(page: Page): Promise<string> {
  return (await page.content()) + (await page.locator('body').ariaSnapshot());
}
