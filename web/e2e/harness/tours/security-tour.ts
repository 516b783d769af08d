import type { Page } from '@playwright/test';
import { factorRoutes, PASSKEY_NAME_MAX_LENGTH } from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';
import { logIn } from '../dashboard.js';
import { connectPasskeyDevice, type PasskeyDevice } from '../passkey-device.js';
import { timeCode } from '../time-code.js';
import { press, type Visit, visitLoading } from './tour.js';

/** The dashboard suggests a second factor once the first steps are finished. */
export const FIRST_STEPS_FINISHED = `
  INSERT INTO site_profile (profile, setup_finished_at) VALUES ('{}', now())
  ON CONFLICT (id) DO UPDATE SET setup_finished_at = now();`;

const dialog = (page: Page) => page.getByRole('dialog');

/**
 * Every state of the Security tab and of the login with second factors, on a server of its own.
 * @param site the server's public address
 */
export async function tourSecurity(page: Page, site: string, visit: Visit): Promise<void> {
  const device = await connectPasskeyDevice(page);
  await page.goto(`${site}/admin-login`);
  await visit('login');
  await logIn(page);
  await page.getByRole('note', { name: 'Make your login safer' }).waitFor();
  await visit('offer');
  await visitLoading(page, `${site}/admin?tab=security`, factorRoutes.list, (state) => visit(state));
  await page.goto(`${site}/admin?tab=security`);
  await page.getByText('No passkeys yet.').waitFor();
  await visit('none');
  await addAuthenticator(page, visit);
  await addPasskey(page, visit);
  await logInAgain(page, device, visit);
  await logInApp(page, site, device, visit);
}

async function addAuthenticator(page: Page, visit: Visit): Promise<void> {
  await press(page, 'Set up an authenticator app');
  await visit('proof');
  await dialog(page).getByLabel('Your password').fill('wrong');
  await press(page, 'Continue');
  await dialog(page).getByRole('alert').waitFor();
  await visit('proof-wrong');
  await dialog(page).getByLabel('Your password').fill(administrator.password);
  await press(page, 'Continue');
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await visit('app');
  const secret = (await dialog(page).locator('code').textContent()) ?? '';
  await dialog(page).getByLabel('Code from the app').fill('000000');
  await press(page, 'Confirm');
  await dialog(page).getByRole('alert').waitFor();
  await visit('app-wrong');
  await dialog(page).getByLabel('Code from the app').fill(timeCode(secret));
  await press(page, 'Confirm');
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor();
  await visit('codes');
  await press(page, 'I have stored them');
  await page.getByText(/^Set up .*\.$/).waitFor();
}

async function addPasskey(page: Page, visit: Visit): Promise<void> {
  await press(page, 'Add a passkey');
  await dialog(page).getByLabel('Name').fill('My phone');
  await visit('add-passkey');
  await dialog(page).getByLabel('Your password').fill(administrator.password);
  await dialog(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('My phone', { exact: true }).waitFor();
  await visit('passkeys');
  await press(page, 'Rename My phone');
  await visit('rename');
  const name = `Phone ${'w'.repeat(PASSKEY_NAME_MAX_LENGTH - 6)}`;
  await dialog(page).getByLabel('Name').fill(name);
  await press(page, 'Rename');
  await page.getByText(name, { exact: true }).waitFor();
  await visit('long-name');
  await press(page, `Remove ${name}`);
  await visit('remove-passkey');
  await press(page, 'Cancel');
  await press(page, 'Create new recovery codes');
  await visit('renew-codes');
  await press(page, 'Cancel');
}

async function logInAgain(page: Page, device: PasskeyDevice, visit: Visit): Promise<void> {
  await device.setPresence(false);
  await press(page, 'Logout');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Confirm Login' }).waitFor();
  await visit('second-step');
  await page.getByLabel('Code').fill('000000');
  await press(page, 'Continue');
  await page.getByRole('alert').waitFor();
  await visit('wrong-code');
  await press(page, 'Use a recovery code');
  await visit('recovery-code');
  await page.getByLabel('Recovery code').fill('aaaa-bbbb-cccc');
  await press(page, 'Continue');
  await page.getByRole('alert').waitFor();
  await visit('wrong-recovery-code');
}

/** The page that logs in the desktop app, from its address to the end of the login. */
async function logInApp(page: Page, site: string, device: PasskeyDevice, visit: Visit): Promise<void> {
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const started = await page.request.post(`${site}${factorRoutes.appLogin}`, { data: { challenge } });
  const { address } = (await started.json()) as { address: string };
  await page.goto(address);
  await page.getByText('the app shows this number').waitFor();
  await visit('for-app');
  await device.setPresence(true);
  await press(page, 'Log in to the app with a passkey');
  await page.getByRole('status').waitFor();
  await visit('for-app-done');
  await page.goto(address);
  await page.getByRole('alert').waitFor();
  await visit('for-app-over');
}
