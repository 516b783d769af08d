import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchServer, type RunningServer } from '@quartermile/core/testing';
import type { Page } from 'playwright-core';
import { carsOnBoard } from './harness/cars-on-board.js';
import { clickMenu } from './harness/notifications.js';
import { emptySite } from './harness/sites/empty-site.js';
import { submitCar } from './harness/submissions.js';
import { connect, connectToAnother, expect, logIn, test } from './harness/test.js';

let other: RunningServer;
test.beforeAll(async () => {
  other = await launchServer();
});
test.afterAll(() => other.stop());
test.beforeEach(() => emptySite(other.url));

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Connect to another site' });
const openQueue = (page: Page) => page.getByRole('tab', { name: 'Pending Submissions' }).click();

/** Approves a car of the queue, which can be undone for some seconds. */
async function approve(page: Page, name: string): Promise<void> {
  await page.getByRole('article', { name }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('article', { name })).toBeHidden();
}

test('a delayed decision reaches its own site, whose picture windows close', async ({
  launchDesktop,
  server,
  request,
}) => {
  for (const name of ['Golf 7 R', 'Fiesta ST']) await submitCar(request, server.url, name);
  await submitCar(request, other.url, 'Corsa GSi');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await openQueue(page);
  await page.getByRole('button', { name: 'Details of Fiesta ST' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open in its own window' }).first().click();
  await expect.poll(() => desktop.windows().length).toBe(2);
  await page.keyboard.press('Escape');
  await approve(page, 'Golf 7 R');
  expect(await carsOnBoard(request, server.url)).toEqual([]);

  await connectToAnother(desktop, other.url);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByText(other.url, { exact: true })).toBeVisible();
  expect(await carsOnBoard(request, server.url)).toEqual(['Golf 7 R']);
  await expect.poll(() => desktop.windows().length).toBe(1);
  await logIn(page);
  await expect(page.getByRole('article', { name: 'Corsa GSi' })).toBeVisible();
  expect(await carsOnBoard(request, other.url)).toEqual([]);
});

test('says what becomes of unsaved text and queued decisions, which are sent once the app is back', async ({
  launchDesktop,
  server,
  site,
  request,
}) => {
  await submitCar(request, server.url, 'Golf 7 R');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, site.url);
  await logIn(page);
  await openQueue(page);
  await expect(page.getByRole('article', { name: 'Golf 7 R' })).toBeVisible();
  site.cut();
  await approve(page, 'Golf 7 R');
  await expect(page.getByText('1 decision waits to be sent.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('tab', { name: 'Video Management' }).click();
  await page.getByLabel('Title').fill('Cape Town to Knysna');

  await clickMenu(desktop, 'connect');
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(`now ${site.url}`);
  await expect(dialog).toContainText('1 decision still waits to be sent.');
  await expect(dialog).toContainText('What you typed and did not save is lost.');
  await expect(dialog.getByLabel('Address of the site')).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue('Cape Town to Knysna');

  await connectToAnother(desktop, other.url);
  await expect(page.getByText(other.url, { exact: true })).toBeVisible({ timeout: 20_000 });
  await logIn(page);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText('waits to be sent', { exact: false })).toBeHidden();
  site.reconnect();
  await connectToAnother(desktop, site.url);
  await expect(page.getByText(site.url, { exact: true })).toBeVisible();
  await logIn(page);
  await expect.poll(() => carsOnBoard(request, server.url), { timeout: 20_000 }).toEqual(['Golf 7 R']);
  expect(await carsOnBoard(request, other.url)).toEqual([]);
});

test('closes the other windows, unless one keeps its unsaved text', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await clickMenu(desktop, 'new-window');
  await expect.poll(() => desktop.windows().length).toBe(2);
  const second = desktop.windows().find((one) => one !== page) ?? page;
  await second.getByRole('tab', { name: 'Video Management' }).click();
  await second.getByLabel('Title').fill('Cape Town to Knysna');
  await desktop.evaluate(({ dialog }) => {
    const answers = [0, 1];
    dialog.showMessageBoxSync = () => answers.shift() ?? 1;
  }, null);

  await connectToAnother(desktop, other.url, 0);
  await expect(dialogOf(page).getByRole('alert')).toContainText('Another window has unsaved text.');
  await expect(second.getByLabel('Title')).toHaveValue('Cape Town to Knysna');
  await dialogOf(page).getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(second.isClosed()).toBe(true);
});

test('an installation with several sites keeps the one used last, and says so once', async ({
  launchDesktop,
  server,
  userData,
}) => {
  const stored = { sites: [other.url, server.url], site: server.url, names: {}, colours: {} };
  await writeFile(join(userData, 'sites.json'), JSON.stringify(stored));
  const first = await launchDesktop();
  const page = await first.firstWindow();
  await expect(page.getByText(new URL(server.url).host)).toBeVisible();
  const said = 'It no longer stores the other one';
  await expect(page.getByText(said, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(said, { exact: false })).toBeHidden();
  await first.close();
  const again = await (await launchDesktop()).firstWindow();
  await expect(again.getByText(new URL(server.url).host)).toBeVisible();
  await expect(again.getByText(said, { exact: false })).toHaveCount(0);
});
