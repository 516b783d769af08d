import { launchServer, type RunningServer } from '@quartermile/core/testing';
import { carsOnBoard } from './harness/cars-on-board.js';
import { closeWindow } from './harness/leaving.js';
import { clickMenu } from './harness/notifications.js';
import { emptySite } from './harness/sites/empty-site.js';
import { decide, submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

let other: RunningServer;
test.beforeAll(async () => {
  other = await launchServer();
});
test.afterAll(() => other.stop());
test.beforeEach(() => emptySite(other.url));

test('a delayed decision reaches its own site after switching sites', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'Golf 7 R');
  await submitCar(request, other.url, 'Corsa GSi');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, other.url);
  await logIn(page);
  await clickMenu(desktop, 'choose-site');
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await page.getByRole('article', { name: 'Golf 7 R' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('article', { name: 'Golf 7 R' })).toBeHidden();
  expect(await carsOnBoard(request, server.url)).toEqual([]);

  await clickMenu(desktop, `site-${other.url}`);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(page.getByRole('article', { name: 'Corsa GSi' })).toBeVisible();
  await expect.poll(() => carsOnBoard(request, server.url), { timeout: 20_000 }).toEqual(['Golf 7 R']);
  expect(await carsOnBoard(request, other.url)).toEqual([]);
  await expect(page.getByText('could not be', { exact: false })).toBeHidden();
});

test('an open drawer of a car is that of its own site', async ({ launchDesktop, server, request }) => {
  const name = 'Golf 7 R';
  const carId = await submitCar(request, server.url, name);
  await decide(request, server.url, { carId, action: 'approve', categories: ['World Facts'] });
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, other.url);
  await logIn(page);
  await clickMenu(desktop, 'choose-site');
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Approved Cars' }).click();
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();

  await clickMenu(desktop, `site-${other.url}`);
  await expect(page.getByRole('heading', { name: 'Edit Approved Cars (0)' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await clickMenu(desktop, `site-${server.url}`);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('a decision reaches its site after switching and closing the window at once', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'BMW M2');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await page.getByRole('article', { name: 'BMW M2' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('article', { name: 'BMW M2' })).toBeHidden();
  await clickMenu(desktop, 'choose-site');
  await connect(page, other.url);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await closeWindow(desktop);
  await expect.poll(() => carsOnBoard(request, server.url), { timeout: 20_000 }).toEqual(['BMW M2']);
  expect(await carsOnBoard(request, other.url)).toEqual([]);
});

test('a logout at one site keeps other sessions, and unsaved input is asked about', async ({
  launchDesktop,
  server,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, other.url);
  await logIn(page);
  await clickMenu(desktop, 'choose-site');
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Video Management' }).click();
  await page.getByLabel('Title').fill('Cape Town to Knysna');
  await clickMenu(desktop, `site-${other.url}`);
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Cape Town to Knysna');
  await clickMenu(desktop, `site-${other.url}`);
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  // The tab stays the same, with the other site's form.
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await clickMenu(desktop, `site-${server.url}`);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('closes a site’s picture windows when another site is opened', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'Fiesta ST');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await page.getByRole('button', { name: 'Details of Fiesta ST' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open in its own window' }).first().click();
  await expect.poll(() => desktop.windows().length).toBe(2);
  await page.keyboard.press('Escape');
  await clickMenu(desktop, 'choose-site');
  await connect(page, other.url);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect.poll(() => desktop.windows().length).toBe(1);
});
