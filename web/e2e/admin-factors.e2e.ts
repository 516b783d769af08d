import type { Page } from '@playwright/test';
import { apiRoutes, factorRoutes, TIME_CODE_STEP_S } from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';
import { expect, heading, logIn, openTab } from './harness/dashboard.js';
import { test } from './harness/own-server.js';
import { connectPasskeyDevice, type PasskeyDevice } from './harness/passkey-device.js';
import { timeCode } from './harness/time-code.js';

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

test('a login with the password does not wait for suggested passkeys, whatever becomes of them', async ({
  page,
  server,
}) => {
  const challenges: string[] = [];
  await page.route(`**${factorRoutes.passkeyChallenge}`, async (route) => {
    challenges.push(route.request().url());
    // The first is never answered, the others are refused.
    if (challenges.length > 1) await route.fulfill({ status: 429, json: { code: 'too_many_requests' } });
  });
  for (const count of [1, 2]) {
    await page.goto(`${server.site}/admin-login`);
    await expect.poll(() => challenges.length).toBeGreaterThanOrEqual(count);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await logIn(page);
    await logOut(page);
  }
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.reload();
  const before = challenges.length;
  await logIn(page);
  expect(challenges).toHaveLength(before);
});

test('I set up an authenticator app, and log in by its code and by a recovery code', async ({
  page,
  server,
}) => {
  await page.goto(`${server.site}/admin-login`);
  await logIn(page);
  await press(page, 'Open Security');
  await press(page, 'Set up an authenticator app');
  await confirm(page, 'Continue');
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await dialog(page).locator('code').textContent()) ?? '';
  const first = timeCode(secret);
  await dialog(page).getByLabel('Code from the app').fill(first);
  await press(page, 'Confirm');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await press(page, 'I have stored them');
  await logOut(page);

  await logIn(page, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
  const enterPassword = async (): Promise<void> => {
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password').fill(administrator.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Confirm Login' })).toBeVisible();
  };
  await enterPassword();
  await page.getByLabel('Code').fill(first);
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toHaveText(
    'This code was already used. Please wait for the next one.',
  );
  // The next code is accepted too, so that the test need not wait for it.
  await page.getByLabel('Code').fill(timeCode(secret, Date.now() + TIME_CODE_STEP_S * 1000));
  await press(page, 'Continue');
  await expect(heading(page)).toBeVisible();
  await logOut(page);

  await enterPassword();
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await press(page, 'Continue');
  await expect(heading(page)).toBeVisible();
  await openTab(page, 'Security');
  await expect(page.getByText('9 unused codes are left.')).toBeVisible();
});
