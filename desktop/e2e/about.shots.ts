import type { Page } from 'playwright-core';
import { launchFakeElectron } from './fake-electron/launch-fake-electron.js';
import { clickMenu } from './harness/notifications.js';
import { openUpdateFeed } from './harness/sites/update-feed.js';
import { openVersionedSite } from './harness/sites/versioned-site.js';
import { connect, expect, test } from './harness/test.js';

const SIZE = { width: 1280, height: 800 } as const;
/** Time until a dialog's transition has finished, ms. */
const SETTLED_MS = 500;

/** Takes a screenshot in each colour scheme. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(SETTLED_MS);
    await page.screenshot({ path: `shots/${name}-${colorScheme}.png` });
  }
}

/** Screenshots of the About dialog, of updates, and of a site that is newer than the app. */
test('pictures of About and updates', async ({ userData }) => {
  const feed = await openUpdateFeed('#!/bin/sh');
  const site = await openVersionedSite();
  const desktop = await launchFakeElectron({ userData, feed: feed.url });
  const page = await desktop.firstWindow();
  await page.setViewportSize(SIZE);
  await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  await clickMenu(desktop, 'about');
  const check = page.getByRole('button', { name: 'Check for updates' });
  await expect(page.getByText('cannot be reached')).toBeVisible();
  await shoot(page, 'update-failed');
  feed.version = '0.0.0-fake';
  await check.click();
  await expect(page.getByText('You have the newest version.')).toBeVisible();
  await shoot(page, 'about');
  feed.version = '0.2.0';
  await check.click();
  await expect(page.getByText(/[45]\d %/)).toBeVisible();
  await shoot(page, 'update-downloading');
  feed.finishDownloads();
  await expect(page.getByRole('button', { name: 'Restart to update' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  await shoot(page, 'update-ready');
  await page.getByRole('button', { name: 'Third-party licences' }).click();
  await page.locator('summary', { hasText: /^@floating-ui\/core/ }).click();
  await shoot(page, 'licences');
  await page.keyboard.press('Escape');
  site.newerBy = 1;
  await connect(page, site.url);
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot(page, 'site-newer-first-run');
  site.newerBy = 0;
  await connect(page, site.url);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await desktop.close();
  site.newerBy = 1;
  const again = await launchFakeElectron({ userData, feed: null });
  const later = await again.firstWindow();
  await later.setViewportSize(SIZE);
  await expect(later.getByText('This site is newer than the app.')).toBeVisible();
  await shoot(later, 'site-newer');
  await again.close();
  feed.close();
  site.close();
});
