import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { administrator, launchServer, type RunningServer } from '@quartermile/core/testing';
import type { Page } from 'playwright-core';
import { launchFakeElectron } from '../fake-electron/launch-fake-electron.js';
import { findElectron, launchElectron } from './launch-electron.js';
import type { DesktopOptions, LaunchedDesktop } from './launched-desktop.js';
import { clickMenu } from './notifications.js';
import { emptySite } from './sites/empty-site.js';
import { type InterruptibleSite, openInterruptibleSite } from './sites/interruptible-site.js';

interface Desktops {
  /** Launches the app: on real Electron if installed, otherwise on the fake. Always with the same data folder. */
  launchDesktop(options?: Partial<DesktopOptions>): Promise<LaunchedDesktop>;
  /** Data folder of the app. */
  readonly userData: string;
  /** A server without cars. */
  readonly server: RunningServer;
  /** The same server behind a proxy that can be disconnected. */
  readonly site: InterruptibleSite;
}

interface Products {
  /** The server shared by all tests, with data from earlier ones. */
  readonly product: RunningServer;
}

/** Playwright's test with the desktop app and a real server. */
export const test = base.extend<Desktops, Products>({
  product: [
    async ({}, hand) => {
      const product = await launchServer();
      await hand(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  async server({ product }, hand) {
    await emptySite(product.url);
    await hand(product);
  },
  async site({ server }, hand) {
    const site = await openInterruptibleSite(server.url);
    await hand(site);
    await site.close();
  },
  async userData({}, hand) {
    const userData = await mkdtemp(join(tmpdir(), 'quartermile-desktop-'));
    await hand(userData);
    // The app may still be writing.
    await rm(userData, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  },
  async launchDesktop({ userData }, hand) {
    const launched: LaunchedDesktop[] = [];
    const binary = findElectron();
    await hand(async (options) => {
      const whole = { userData, ...options };
      const desktop = await (binary ? launchElectron(binary, whole) : launchFakeElectron(whole));
      launched.push(desktop);
      return desktop;
    });
    await Promise.all(launched.map((desktop) => desktop.close()));
  },
});

/** First run: enters the address of the site. */
export async function connect(page: Page, address: string): Promise<void> {
  await page.getByLabel('Address of the site').fill(address);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
}

/** Connects to another site by the menu of a window; of none in particular by default. */
export async function connectToAnother(
  desktop: LaunchedDesktop,
  address: string,
  from?: number,
): Promise<void> {
  await clickMenu(desktop, 'connect', from);
  const pages = desktop.windows();
  const [page] = from === undefined ? pages : pages.slice(from);
  if (!page) throw new Error('There is no window.');
  await connect(page, address);
}

/** Logs in as the administrator. */
export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(administrator.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

export { expect };
