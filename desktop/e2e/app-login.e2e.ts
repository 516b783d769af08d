import { APP_LOGIN_POLL_MS, apiPath, factorRoutes } from '@quartermile/core/domain';
import { launchServer, type RunningServer } from '@quartermile/core/testing';
import type { Page } from 'playwright-core';
import type { LaunchedDesktop } from './harness/launched-desktop.js';
import { openedOutside, watchOutside } from './harness/outside.js';
import { openPasskeyBrowser, type PasskeyBrowser } from './harness/passkey-browser.js';
import { connect, expect, test } from './harness/test.js';

/** Logins of the app last two minutes; those of a server with this SQL last seconds. */
const SHORT_LOGINS = `
  CREATE FUNCTION shorten() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.expires_at := now() + interval '6 seconds'; RETURN NEW; END $$;
  CREATE TRIGGER shorten BEFORE INSERT ON app_login FOR EACH ROW EXECUTE FUNCTION shorten();`;

// A passkey changes every login, so that these tests have a server of their own.
let server: RunningServer;
/** Its public address: passkeys need a host name. The default of PUBLIC_URL is http://localhost:PORT. */
let site: string;
let browser: PasskeyBrowser;

/** Starts a server, with a passkey in a browser. */
async function start(sql?: string): Promise<void> {
  server = await launchServer({}, sql === undefined ? {} : { sql });
  site = `http://localhost:${new URL(server.url).port}`;
  browser = await openPasskeyBrowser(site);
}
test.afterEach(async () => {
  await browser.close();
  await server.stop();
});

const button = (page: Page) => page.getByRole('button', { name: 'Use a passkey in the browser' });
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });

/** Starts the login in the app. Returns the address that the system's browser was to open, and the number shown. */
async function beginLogin(desktop: LaunchedDesktop, page: Page) {
  const before = (await openedOutside(desktop)).length;
  await button(page).click();
  await expect.poll(() => openedOutside(desktop)).toHaveLength(before + 1);
  const number = (await page.getByText(/^\d{3} \d{3}$/).textContent()) ?? '';
  return { address: (await openedOutside(desktop)).at(-1) ?? '', number };
}

/** Confirms the login at the address that was opened, as the administrator would. */
async function confirm({ page }: PasskeyBrowser, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Log in to the app with a passkey' }).click();
  await expect(page.getByRole('status')).toHaveText(/return to the app/);
}

test('the app logs in by a passkey in the system browser, with the same number in both', async ({
  launchDesktop,
}) => {
  await start();
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, site);
  await watchOutside(desktop);
  const { address, number } = await beginLogin(desktop, page);
  expect(address).toMatch(/^http:\/\/localhost:\d+\/admin-login\?app=[\w-]{36}$/);

  await browser.page.goto(address);
  await expect(browser.page.getByText(number)).toBeVisible();
  // Opening the page confirms nothing.
  const id = new URL(address).searchParams.get('app') ?? '';
  const waiting = await browser.page.request.get(site + apiPath(factorRoutes.appLoginOne, { id }));
  expect(await waiting.json()).toEqual({ number });
  await confirm(browser, address);
  await expect(dashboard(page)).toBeVisible();

  // The session is a stored one, and the browser is not part of it.
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
  await page.getByRole('tab', { name: /^Settings/ }).click();
  await page.getByRole('tab', { name: /^Security/ }).click();
  await expect(page.getByText('Last used', { exact: false }).first()).toBeVisible();
});

test('a cancelled login of the app is not finished by the browser, and can be started again', async ({
  launchDesktop,
}) => {
  await start();
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await page.clock.install();
  await connect(page, site);
  await watchOutside(desktop);
  const cancelled = await beginLogin(desktop, page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(cancelled.number)).toBeHidden();
  await confirm(browser, cancelled.address);
  await page.clock.runFor(10 * APP_LOGIN_POLL_MS);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();

  const next = await beginLogin(desktop, page);
  expect(next.address).not.toBe(cancelled.address);
  await confirm(browser, next.address);
  await expect(dashboard(page)).toBeVisible();
});

test('a login that nobody finished in time ends in the app and in the browser', async ({ launchDesktop }) => {
  await start(SHORT_LOGINS);
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, site);
  await watchOutside(desktop);
  const { address, number } = await beginLogin(desktop, page);
  await expect(page.getByRole('alert')).toHaveText(
    'This login of the app has expired or was already used. Please start it again in the app.',
  );
  await expect(page.getByText(number)).toBeHidden();
  await expect(button(page)).toBeEnabled();
  await browser.page.goto(address);
  await expect(browser.page.getByRole('alert')).toHaveText(/has expired or was already used/);
});
