import type { Locator, Page } from '@playwright/test';
import { administrator, launchServer, type RunningServer } from '@quartermile/core/testing';
import { DeskApi } from './desk-api.js';
import { test as base, expect } from './test.js';

interface DeskServers {
  /** A product that starts empty and that these tests fill. */
  readonly deskServer: RunningServer;
  /** Somebody else who speaks to it. */
  readonly api: DeskApi;
}

interface DeskOptions {
  /** Whether the browser's clock is the test's to set forward. */
  readonly ownClock: boolean;
  /** The dashboard, logged in. */
  readonly desk: Page;
}

/** A test of the dashboard, logged in on a real product. */
export const test = base.extend<DeskOptions, DeskServers>({
  deskServer: [
    async ({}, use) => {
      const server = await launchServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  api: [async ({ deskServer }, use) => use(await DeskApi.open(deskServer.url)), { scope: 'worker' }],
  ownClock: [false, { option: true }],
  desk: async ({ page, ownClock, deskServer }, give) => {
    if (ownClock) await page.clock.install();
    await page.goto(`${deskServer.url}/admin-login`);
    await logIn(page);
    await give(page);
  },
});

/** Fills in the login that shows. */
export async function logIn(page: Page, password = administrator.password): Promise<void> {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  if (password === administrator.password) await expect(heading(page)).toBeVisible();
}

/** The heading that every open dashboard has. */
export const heading = (page: Page): Locator => page.getByRole('heading', { name: 'Admin Dashboard' });

/** Opens a tab by its name in the list. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
}

/** A message over the page. */
export const notice = (page: Page, text: string): Locator =>
  page.getByRole('alert').filter({ hasText: text });

/** The card of a car, a video, a sponsor. */
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

/** Has a call refused until `page.unroute` with the same path: at once, as the server refuses what it does not try again. */
export async function refuse(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        status: 403,
        title: 'Refused',
        detail: 'Refused by the test.',
        code: 'refused',
      }),
    }),
  );
}

/** Lets a call wait until the returned function is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((go) => {
    release = go;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Puts the confirmation to the test: it says that there is no way back, and the focus is on the safe button. */
export async function confirm(page: Page, title: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText('This action cannot be undone.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

export { expect };
