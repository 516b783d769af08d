import { carsOnBoard } from './harness/cars-on-board.js';
import type { LaunchedDesktop } from './harness/launched-desktop.js';
import { closeWindow, hasEnded, quit, startAgain } from './harness/leaving.js';
import { clickNotification, shownNotifications, watchNotifications } from './harness/notifications.js';
import { changeSetting, openSettings } from './harness/settings.js';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';
import { clickTray, isTrayItemOn, provideTray, watchTrayMenu } from './harness/tray.js';

let takeTrayAway: () => Promise<void>;
test.beforeEach(async () => {
  takeTrayAway = await provideTray();
});
test.afterEach(() => takeTrayAway());

const EXPLAINED = {
  title: 'Quartermile',
  body: 'Quartermile goes on in the tray. Quit there, or switch this off in Settings.',
};
const windowsOf = (desktop: LaunchedDesktop) => () =>
  desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length, null);

test('closing the last window keeps the app in the tray, explained once; a second start opens a window', async ({
  launchDesktop,
  server,
  request,
}) => {
  const desktop = await launchDesktop();
  await watchNotifications(desktop);
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  const shown = () => shownNotifications(desktop);

  await closeWindow(desktop);
  // The window is destroyed, not hidden, which frees its memory.
  await expect.poll(windowsOf(desktop)).toBe(0);
  await expect.poll(async () => (await shown()).notifications).toEqual([EXPLAINED]);
  await submitCar(request, server.url, 'Golf 7 R');
  await expect.poll(async () => (await shown()).badge).toBe(1);
  await expect.poll(async () => (await shown()).notifications.map(({ body }) => body)).toContain('Golf 7 R');

  await startAgain(desktop);
  await expect.poll(windowsOf(desktop)).toBe(1);
  const again = await desktop.firstWindow();
  // The session continues; the submission counts as seen, so its notification is closed.
  await expect(again.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect.poll(async () => (await shown()).open).toBe(1);
  await closeWindow(desktop);
  await expect.poll(windowsOf(desktop)).toBe(0);

  await startAgain(desktop);
  await expect.poll(windowsOf(desktop)).toBe(1);
  expect((await shown()).notifications).toHaveLength(2);
  expect(await hasEnded(desktop)).toBe(false);
});

test('does not explain again in a later run', async ({ launchDesktop }) => {
  const first = await launchDesktop();
  await watchNotifications(first);
  await first.firstWindow();
  await closeWindow(first);
  await expect.poll(async () => (await shownNotifications(first)).notifications).toEqual([EXPLAINED]);
  await first.close();

  const second = await launchDesktop();
  await watchNotifications(second);
  await second.firstWindow();
  await closeWindow(second);
  await expect.poll(windowsOf(second)).toBe(0);
  await startAgain(second);
  await expect.poll(windowsOf(second)).toBe(1);
  expect((await shownNotifications(second)).notifications).toEqual([]);
});

test('macOS reopens a window from the dock', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  await desktop.firstWindow();
  await closeWindow(desktop);
  await expect.poll(windowsOf(desktop)).toBe(0);
  await desktop.evaluate(({ app }) => void app.emit('activate', {}, false), null);
  await expect.poll(windowsOf(desktop)).toBe(1);
});

test('with the setting off, closing the last window quits the app', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await openSettings(desktop, page);
  await changeSetting(page, 'Keep running when the last window is closed', false);
  await closeWindow(desktop);
  await expect.poll(() => hasEnded(desktop)).toBe(true);
});

test('the tray menu opens a window, toggles notifications, and quits', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  await watchTrayMenu(desktop);
  const page = await desktop.firstWindow();
  await openSettings(desktop, page);
  await changeSetting(page, 'Do not disturb', true);
  await expect.poll(() => isTrayItemOn(desktop, 'tray-do-not-disturb')).toBe(true);
  await clickTray(desktop, 'tray-do-not-disturb');
  await expect(page.getByRole('switch', { name: 'Do not disturb' })).not.toBeChecked();
  await expect.poll(() => isTrayItemOn(desktop, 'tray-do-not-disturb')).toBe(false);

  await closeWindow(desktop);
  await expect.poll(windowsOf(desktop)).toBe(0);
  await clickTray(desktop, 'tray-open');
  await expect.poll(windowsOf(desktop)).toBe(1);
  await closeWindow(desktop);
  await expect.poll(windowsOf(desktop)).toBe(0);
  await clickTray(desktop, 'tray-quit');
  await expect.poll(() => hasEnded(desktop)).toBe(true);
});

test('quitting closes all windows', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await quit(desktop);
  await expect.poll(() => hasEnded(desktop)).toBe(true);
  expect(page.isClosed()).toBe(true);
});

test('a picture window does not keep the app running, and a delayed decision is sent from the background', async ({
  launchDesktop,
  server,
  request,
}) => {
  for (const name of ['Fiesta ST', 'BMW M2']) await submitCar(request, server.url, name);
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await page.getByRole('button', { name: 'Details of Fiesta ST' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open in its own window' }).first().click();
  await expect.poll(windowsOf(desktop)).toBe(2);
  await page.keyboard.press('Escape');
  await page.getByRole('article', { name: 'BMW M2' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('article', { name: 'BMW M2' })).toBeHidden();
  expect(await carsOnBoard(request, server.url)).toEqual([]);

  await closeWindow(desktop);
  await expect.poll(windowsOf(desktop)).toBe(0);
  await expect.poll(() => carsOnBoard(request, server.url)).toEqual(['BMW M2']);
  expect(await hasEnded(desktop)).toBe(false);
});

test('started at login, the app stays in the tray and its notifications open a window', async ({
  launchDesktop,
  server,
  request,
}) => {
  const first = await launchDesktop();
  const page = await first.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await submitCar(request, server.url, 'Hilux');
  await first.close();

  const desktop = await launchDesktop({ isAtLogin: true });
  await watchNotifications(desktop);
  const shown = () => shownNotifications(desktop);
  // Submissions from before the connection are counted but not announced.
  await expect.poll(async () => (await shown()).badge).toBe(1);
  await submitCar(request, server.url, 'Skyline R34');
  await expect
    .poll(async () => (await shown()).notifications.map(({ body }) => body))
    .toEqual(['Skyline R34']);
  expect(await windowsOf(desktop)()).toBe(0);
  // The system starts the app at login although it is running.
  await startAgain(desktop, '--hidden');
  expect(await windowsOf(desktop)()).toBe(0);

  await clickNotification(desktop, 0);
  const details = (await desktop.firstWindow()).getByRole('dialog', { name: 'Car Details' });
  await expect(details.getByText('Skyline R34')).toBeVisible();
});
