import type { Page } from 'playwright-core';
import type { LaunchedDesktop } from './launched-desktop.js';
import { clickMenu } from './notifications.js';
import { expect } from './test.js';

/** Opens the settings from the menu once the page listens. */
export async function openSettings(desktop: LaunchedDesktop, page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Connect|Login|Logout)$/ }).first()).toBeVisible();
  await clickMenu(desktop, 'settings');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
}

/** Toggles a setting by keyboard and waits until it is applied. */
export async function changeSetting(page: Page, name: string, isOn: boolean): Promise<void> {
  const setting = page.getByRole('switch', { name });
  await expect(setting).toBeChecked({ checked: !isOn });
  await setting.press('Space');
  await expect(setting).toBeChecked({ checked: isOn });
}
