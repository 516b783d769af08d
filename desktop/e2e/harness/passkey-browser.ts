import { administrator } from '@quartermile/core/testing';
import type { Page } from 'playwright-core';
import { sharedBrowser } from './shared-browser.js';
import { expect } from './test.js';

/** The system's browser of an administrator: a page at the site, on a machine with passkeys. */
export interface PasskeyBrowser {
  readonly page: Page;
  close(): Promise<void>;
}

/** Opens a browser with a virtual authenticator (WebAuthn, section 11) and adds a passkey to the site's administrator. */
export async function openPasskeyBrowser(site: string): Promise<PasskeyBrowser> {
  const context = await (await sharedBrowser()).newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
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
  await page.goto(`${site}/admin-login`);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: /^Settings/ }).click();
  await page.getByRole('tab', { name: /^Security/ }).click();
  await page.getByRole('button', { name: 'Add a passkey', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByLabel('Your password').fill(administrator.password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByText('My laptop')).toBeVisible();
  return { page, close: () => context.close() };
}
