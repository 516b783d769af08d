import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { administrator, launchServer, type RunningServer } from '@quartermile/core/testing';
import type { Page } from 'playwright-core';
import { launchDouble } from '../double/launch-double.js';
import { type CuttableSite, openCuttableSite } from './cuttable-site.js';
import { emptySite } from './empty-site.js';
import { findElectron, launchElectron } from './launch-electron.js';
import type { DesktopOptions, LaunchedDesktop } from './launched-desktop.js';

interface Desktops {
  /** Launches the app: on real Electron where its binary is, else on the double. The same person each time. */
  launchDesktop(options?: Partial<DesktopOptions>): Promise<LaunchedDesktop>;
  /** Folder of what the app keeps. */
  readonly userData: string;
  /** A product without a car. */
  readonly server: RunningServer;
  /** The same behind a line that can be cut. */
  readonly site: CuttableSite;
}

interface Products {
  /** The product that all tests share, with whatever the last one left there. */
  readonly product: RunningServer;
}

/** Playwright's test with the desktop app and a real product behind it. */
export const test = base.extend<Desktops, Products>({
  product: [
    async ({}, hand) => {
      const product = await launchServer();
      await hand(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  async server({ product }, hand) {
    await emptySite(product.url);
    await hand(product);
  },
  async site({ server }, hand) {
    const site = await openCuttableSite(server.url);
    await hand(site);
    await site.close();
  },
  async userData({}, hand) {
    const userData = await mkdtemp(join(tmpdir(), 'quartermile-desktop-'));
    await hand(userData);
    // The app may still be writing what it keeps.
    await rm(userData, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  },
  async launchDesktop({ userData }, hand) {
    const launched: LaunchedDesktop[] = [];
    const binary = findElectron();
    await hand(async (options) => {
      const whole = { userData, ...options };
      const desktop = await (binary ? launchElectron(binary, whole) : launchDouble(whole));
      launched.push(desktop);
      return desktop;
    });
    await Promise.all(launched.map((desktop) => desktop.close()));
  },
});

/** First run: tells the app which site is the administrator's. */
export async function connect(page: Page, address: string): Promise<void> {
  await page.getByLabel('Address of the site').fill(address);
  await page.getByRole('button', { name: 'Connect' }).click();
}

/** Logs in as the administrator. */
export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(administrator.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

export { expect };
