import type { Page } from 'playwright-core';
import { carsOnBoard } from './harness/cars-on-board.js';
import type { LaunchedDesktop } from './harness/launched-desktop.js';
import { enterPassword, lockApp, lockHeading, readableIn } from './harness/locking.js';
import {
  clickMenu,
  clickNotification,
  shownNotifications,
  watchNotifications,
} from './harness/notifications.js';
import { openSession, submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });
const login = (page: Page) => page.getByRole('heading', { name: 'Admin Login' });
const emitPower = (desktop: LaunchedDesktop, name: 'lock-screen' | 'suspend' | 'resume') =>
  desktop.evaluate(({ powerMonitor }, event) => void powerMonitor.emit(event as never), name);

test('locks with the computer only when the setting is on', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await emitPower(desktop, 'lock-screen');
  await emitPower(desktop, 'suspend');
  await expect(dashboard(page)).toBeVisible();
  await clickMenu(desktop, 'settings');
  const option = page.getByRole('switch', { name: 'Lock when the computer sleeps' });
  await expect(option).toHaveAccessibleDescription(/On Linux only sleep is/);
  await option.click();
  await expect(option).toBeChecked();
  await page.keyboard.press('Escape');
  for (const event of ['lock-screen', 'suspend'] as const) {
    await emitPower(desktop, event);
    await expect(lockHeading(page)).toBeVisible();
    await emitPower(desktop, 'resume');
    await enterPassword(page);
    await expect(dashboard(page)).toBeVisible();
  }
});

test('a session that ends while locked leads to the login with the reason', async ({
  launchDesktop,
  server,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Video Management' }).click();
  await page.getByLabel('Title').fill('Route 62');
  await lockApp(desktop);
  // Activity on the lock screen does not extend the session.
  await page.getByRole('textbox', { name: 'Password' }).fill('typing');
  await desktop.evaluate(({ powerMonitor }) => {
    const { now } = Date;
    Date.now = () => now() + 20 * 60_000;
    powerMonitor.emit('resume');
    Date.now = now;
  }, null);
  await expect(login(page)).toBeVisible();
  await expect(page.getByText('You were logged out because nothing happened for a while.')).toBeVisible();
  await logIn(page);
  await expect(page.getByLabel('Title')).toHaveValue('Route 62');
});

test('"Log out instead" shows the login', async ({ launchDesktop, server, request }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await lockApp(desktop);
  await page.getByRole('button', { name: 'Log out instead' }).click();
  await expect(login(page)).toBeVisible();
  await desktop.close();
  await expect(login(await (await launchDesktop()).firstWindow())).toBeVisible();
  expect(await openSession(request, server.url)).not.toBe('');
});

test('locking sends delayed decisions', async ({ launchDesktop, server, request }) => {
  await submitCar(request, server.url, 'Mazda 323');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await page.getByRole('article', { name: 'Mazda 323' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('article', { name: 'Mazda 323' })).toBeHidden();
  expect(await carsOnBoard(request, server.url)).not.toContain('Mazda 323');
  await lockApp(desktop);
  await expect.poll(() => carsOnBoard(request, server.url)).toContain('Mazda 323');
});

test('notifications of a locked app contain no names, and their targets open after unlocking', async ({
  launchDesktop,
  server,
  request,
}) => {
  const linked = await submitCar(request, server.url, 'Honda Ballade');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await watchNotifications(desktop);
  await connect(page, server.url);
  await logIn(page);
  await lockApp(desktop);
  await submitCar(request, server.url, 'Audi S3');
  await expect
    .poll(() => shownNotifications(desktop))
    .toMatchObject({ badge: 2, notifications: [{ title: 'New submission', body: 'A new submission' }] });
  await clickNotification(desktop, 0);
  await desktop.evaluate(
    ({ app }, link) => void app.emit('second-instance', {}, ['quartermile', link], '/'),
    `quartermile://review/${linked}`,
  );
  await expect(lockHeading(page)).toBeVisible();
  expect(await readableIn(page)).not.toMatch(/Audi|Ballade/);
  await enterPassword(page);
  await expect(page.getByRole('dialog', { name: 'Car Details' }).getByText('Honda Ballade')).toBeVisible();
});

test('reports that there is nothing to lock without a login', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await watchNotifications(desktop);
  await connect(page, server.url);
  await expect(login(page)).toBeVisible();
  await clickMenu(desktop, 'lock');
  await expect
    .poll(async () => (await shownNotifications(desktop)).notifications.map(({ body }) => body))
    .toEqual(['Nobody is logged in, so there is nothing to lock.']);
  await expect(login(page)).toBeVisible();
});
