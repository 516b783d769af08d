import type { Locator, Page } from '@playwright/test';
import { adminNavigation } from '@quartermile/core/domain';
import { administrator, launchServer, type RunningServer } from '@quartermile/core/testing';
import { TOKEN_KEY } from '../../src/admin/stored-token.js';
import { AdminApi } from './admin-api.js';
import { test as base, expect } from './test.js';

interface AdminServers {
  /** A server that starts empty and is shared by the tests of a Playwright worker. */
  readonly adminServer: RunningServer;
  /** An API client with a separate session on the server. */
  readonly api: AdminApi;
}

interface DashboardOptions {
  /** Whether the test controls the browser's clock. */
  readonly ownClock: boolean;
  /** The dashboard, logged in. */
  readonly dashboard: Page;
}

/** Playwright's test with the dashboard of a real server, logged in. */
export const test = base.extend<DashboardOptions, AdminServers>({
  adminServer: [
    async ({}, use) => {
      const server = await launchServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  api: [async ({ adminServer }, use) => use(await AdminApi.open(adminServer.url)), { scope: 'worker' }],
  ownClock: [false, { option: true }],
  dashboard: async ({ page, ownClock, adminServer }, give) => {
    if (ownClock) await page.clock.install();
    await openDashboard(page, adminServer.url);
    await give(page);
  },
});

/** Opens the dashboard in a new session. The token is stored beforehand, so the login form is skipped. */
export async function openDashboard(page: Page, origin: string): Promise<void> {
  const { token } = await AdminApi.open(origin);
  const localStorage = [{ name: TOKEN_KEY, value: token }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.goto(`${origin}/admin`);
  await expect(heading(page)).toBeVisible();
}

/** Submits the visible login form. */
export async function logIn(page: Page, password = administrator.password): Promise<void> {
  // The address changes before the page does, and the footer of a public page has a field of the same name.
  const login = page.getByRole('main');
  await login.getByLabel('Email').fill(administrator.email);
  await login.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  if (password === administrator.password) await expect(heading(page)).toBeVisible();
}

/** The main heading of the dashboard. */
export const heading = (page: Page): Locator => page.getByRole('heading', { name: 'Admin Dashboard' });

/** Names in the bar of phones. */
const BAR: Readonly<Record<string, string>> = {
  pending: 'Review',
  leaderboard: 'Board',
  videos: 'Videos',
  newsletter: 'Newsletter',
};

/** Opens a tab, or a page of a group, by the beginning of its name. */
export async function openTab(page: Page, name: string): Promise<void> {
  if (name === 'Make it yours') {
    await openTab(page, 'Site');
    return page.getByRole('button', { name }).click();
  }
  const isNamed = ({ label }: { readonly label: string }) => label.startsWith(name);
  const items = adminNavigation('owner');
  const item = items.find((one) => isNamed(one) || one.pages.some(isNamed));
  if (!item) throw new Error(`There is no tab ${name}.`);
  const begins = (label: string) => ({ name: new RegExp(`^${label}`) });
  if ((page.viewportSize()?.width ?? 1280) >= 768) {
    await page.getByRole('tab', begins(item.label)).first().click();
  } else {
    const bar = page.getByRole('navigation', { name: 'Sections of the dashboard' });
    const short = BAR[item.id];
    await bar.getByRole('button', begins(short ?? 'More')).click();
    if (!short) await page.getByRole('dialog').getByRole('button', begins(item.label)).click();
  }
  if (!isNamed(item)) {
    const pages = page.getByRole('tablist', { name: item.label });
    await pages.getByRole('tab', begins(name)).click();
  }
}

/** A notification with a text. */
export const notification = (page: Page, text: string): Locator =>
  page.getByRole('alert').filter({ hasText: text });

/** The card of a car, a video or a sponsor. */
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

/** Rejects requests to a path with 403, which clients do not retry. Undo it with `page.unroute`. */
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

/** Confirms a dialog after checking that it warns about the irreversible action and focuses the Cancel button. */
export async function confirm(page: Page, title: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText('This action cannot be undone.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

export { expect };
