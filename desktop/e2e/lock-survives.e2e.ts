import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { closeWindow } from './harness/leaving.js';
import { enterPassword, lockApp, lockHeading, readableIn } from './harness/locking.js';
import { clickMenu } from './harness/notifications.js';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });

test('unsaved input survives the lock, and closing the window asks first', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'Opel Kadett');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Video Management' }).click();
  await page.getByLabel('Title').fill('Cape Town to Knysna');
  await lockApp(desktop);
  expect(await readableIn(page)).not.toContain('Knysna');
  await desktop.evaluate(({ dialog }) => {
    const asked: string[] = [];
    Object.assign(globalThis, { askedQuestions: asked });
    dialog.showMessageBoxSync = (...given: unknown[]) => {
      asked.push((given.at(-1) as { message: string }).message);
      return 0;
    };
  }, null);
  await closeWindow(desktop);
  await expect
    .poll(() => desktop.evaluate(() => Reflect.get(globalThis, 'askedQuestions') as string[], null))
    .toEqual(['Unsaved changes']);
  await enterPassword(page);
  await expect(page.getByLabel('Title')).toHaveValue('Cape Town to Knysna');

  // The reason of a rejection, in a dialog.
  await page.getByLabel('Title').fill('');
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await page.getByRole('article', { name: 'Opel Kadett' }).getByRole('button', { name: 'Reject' }).click();
  const reason = page.getByRole('dialog').getByRole('textbox');
  await reason.fill('No proof of time');
  await lockApp(desktop);
  expect(await readableIn(page)).not.toContain('No proof');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await enterPassword(page);
  await expect(reason).toHaveValue('No proof of time');
});

test('restarting does not bypass the lock', async ({ launchDesktop, server, request }) => {
  await submitCar(request, server.url, 'Datsun 1200');
  const first = await launchDesktop();
  const page = await first.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await lockApp(first);
  await first.close();
  const second = await launchDesktop();
  const again = await second.firstWindow();
  await expect(lockHeading(again)).toBeVisible();
  expect(await readableIn(again)).not.toContain('Dashboard');
  await enterPassword(again);
  await expect(dashboard(again)).toBeVisible();
});

test('unlocks offline, or explains why it cannot', async ({ launchDesktop, site, server, request }) => {
  await submitCar(request, server.url, 'Ford Escort');
  for (const keyStore of ['keyring', 'none'] as const) {
    site.reconnect();
    const desktop = await launchDesktop({ keyStore });
    const page = await desktop.firstWindow();
    if (keyStore === 'keyring') await connect(page, site.url);
    await logIn(page);
    await page.getByRole('tab', { name: 'Pending Submissions' }).click();
    await expect(page.getByRole('article', { name: 'Ford Escort' })).toBeVisible();
    await lockApp(desktop);
    site.cut();
    await enterPassword(page, 'not-the-password');
    const alert = page.getByRole('alert');
    if (keyStore === 'none') {
      await expect(alert).toContainText('this computer has no place for secrets');
      await enterPassword(page);
      await expect(alert).toContainText('this computer has no place for secrets');
      await expect(lockHeading(page)).toBeVisible();
    } else {
      await expect(alert).toHaveText('This is not the password.');
      await enterPassword(page);
      await expect(page.getByRole('article', { name: 'Ford Escort' })).toBeVisible();
      await page.getByRole('button', { name: 'Logout' }).click();
    }
    await desktop.close();
  }
});

test('five wrong passwords cause a pause that survives a restart, and are not stored', async ({
  launchDesktop,
  server,
  userData,
}) => {
  const TYPED = 'wrong-and-typed-at-the-lock';
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await connect(page, server.url);
  await logIn(page);
  await lockApp(desktop);
  for (let nth = 0; nth < 5; nth += 1) {
    await enterPassword(page, TYPED);
    await expect(page.getByRole('button', { name: 'Unlock' })).not.toHaveAttribute('data-loading', 'true');
    await expect(page.getByRole('alert')).toHaveText('This is not the password.');
  }
  await expect(page.getByRole('timer')).toContainText('Too many wrong passwords.');
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  await desktop.close();
  const again = await (await launchDesktop()).firstWindow();
  await expect(again.getByRole('timer')).toContainText('Too many wrong passwords.');

  const entries = await readdir(userData, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
    const opened = Buffer.from(text.replaceAll('"', ''), 'base64').toString();
    expect(text + opened + Buffer.from(opened.slice(3), 'base64').toString()).not.toContain(TYPED);
  }
  expect(logged.join('\n')).not.toContain(TYPED);
});

test('an address typed into a dialog survives the lock', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await clickMenu(desktop, 'connect');
  const address = page.getByLabel('Address of the site');
  await address.fill('https://half-typed.example');
  await lockApp(desktop);
  await expect(address).toBeHidden();
  expect(await page.locator('body').ariaSnapshot()).not.toContain('Address of the site');
  await enterPassword(page);
  await expect(address).toHaveValue('https://half-typed.example');
});
