import type { Page } from '@playwright/test';
import { apiRoutes, factorRoutes } from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';
import { expect, heading, logIn, openTab } from './harness/dashboard.js';
import { test } from './harness/own-server.js';
import { connectPasskeyDevice, type PasskeyDevice } from './harness/passkey-device.js';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');

async function openSecurity(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/admin-login`);
  await logIn(page);
  await openTab(page, 'Security');
}

async function confirm(page: Page, label: string): Promise<void> {
  await dialog(page).getByLabel('Your password').fill(administrator.password);
  await dialog(page).getByRole('button', { name: label }).click();
}

async function logOut(page: Page): Promise<void> {
  await press(page, 'Logout');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
}

/** Adds a passkey and logs out. The user of the device has left, so that nothing happens by itself. */
async function addPasskey(page: Page, site: string): Promise<PasskeyDevice> {
  const device = await connectPasskeyDevice(page);
  await openSecurity(page, site);
  await press(page, 'Add a passkey');
  await dialog(page).getByLabel('Name').fill('My phone');
  await confirm(page, 'Add a passkey');
  await press(page, 'I have stored them');
  await expect(page.getByText('My phone')).toBeVisible();
  await device.setPresence(false);
  await logOut(page);
  return device;
}

/** Records how the page requests passkeys: `conditional` by the suggestions of the e-mail field. */
async function recordMediation(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const requested: string[] = [];
    Object.assign(window, { requested });
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      requested.push(options?.mediation ?? 'dialog');
      return get(options);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'requested') as string[]);
}

test('I add a passkey and log in with it alone, also for the desktop app', async ({ page, server }) => {
  // The suggestions have a test of their own.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const device = await addPasskey(page, server.site);
  await device.setPresence(true);
  await page.goto(`${server.url}/admin-login`);
  await press(page, 'Use a passkey');
  await expect(page).toHaveURL(`${server.site}/admin-login`);
  await press(page, 'Use a passkey');
  await expect(heading(page)).toBeVisible();
  await openTab(page, 'Security');
  await expect(page.getByText(/^Last used/)).toBeVisible();

  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const started = await page.request.post(`${server.url}${factorRoutes.appLogin}`, { data: { challenge } });
  const { _id: id, number, address } = await started.json();
  await page.goto(address);
  await expect(page.getByText(number)).toBeVisible();
  await press(page, 'Log in to the app with a passkey');
  await expect(page.getByRole('status')).toHaveText(/return to the app/);
  const claimed = await page.request.post(`${server.url}${factorRoutes.appLoginClaim}`, {
    data: { id, verifier },
  });
  const { token } = await claimed.json();
  const session = await page.request.get(`${server.url}${apiRoutes.admin.session}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(session.status()).toBe(200);
});

test('the e-mail field suggests my passkey, and the one I choose logs me in', async ({ page, server }) => {
  const device = await addPasskey(page, server.site);
  const readMediation = await recordMediation(page);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await expect.poll(readMediation).toEqual(['conditional']);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  // The button ends the suggestion, and a cancelled dialog brings it back.
  await press(page, 'Use a passkey');
  await expect.poll(readMediation).toEqual(['conditional', 'dialog']);

  // Chromium's virtual authenticator chooses the suggested passkey when its user is present.
  await device.setPresence(true);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await openTab(page, 'Security');
  await expect(page.getByText(/^Last used/)).toBeVisible();
});
