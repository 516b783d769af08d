import type { Page } from '@playwright/test';
import { apiRoutes, factorRoutes, TIME_CODE_STEP_S } from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';
import { expect, heading, logIn, openTab } from './harness/dashboard.js';
import { test } from './harness/own-server.js';
import { timeCode } from './harness/time-code.js';

test.use({ serviceWorkers: 'block' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');

/** Gives the page's browser a device with passkeys, whose user is always verified. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

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

test('I add a passkey and log in with it alone, also for the desktop app', async ({ page, server }) => {
  await addAuthenticator(page);
  await openSecurity(page, server.site);
  await press(page, 'Add a passkey');
  await dialog(page).getByLabel('Name').fill('My phone');
  await confirm(page, 'Add a passkey');
  await press(page, 'I have stored them');
  await expect(page.getByText('My phone')).toBeVisible();
  await logOut(page);
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
