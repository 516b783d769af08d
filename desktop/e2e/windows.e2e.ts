import type { Page } from 'playwright-core';
import type { LaunchedDesktop } from './harness/launched-desktop.js';
import { closeWindow } from './harness/leaving.js';
import {
  clickMenu,
  clickNotification,
  shownNotifications,
  watchNotifications,
} from './harness/notifications.js';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Opens another window, which gets the focus; returns its page. */
async function openWindow(desktop: LaunchedDesktop): Promise<Page> {
  const before = desktop.windows();
  await clickMenu(desktop, 'new-window');
  await expect.poll(() => desktop.windows().length).toBe(before.length + 1);
  const page = desktop.windows().find((one) => !before.includes(one));
  if (!page) throw new Error('There is no further window.');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  return page;
}

/** Index of the focused window in order of opening; -1 for none. */
const focused = (desktop: LaunchedDesktop): Promise<number> =>
  desktop.evaluate(({ BrowserWindow }) => {
    const windows = BrowserWindow.getAllWindows().sort((one, other) => one.id - other.id);
    return windows.findIndex((window) => window.isFocused());
  }, null);

const focus = (desktop: LaunchedDesktop, index: number): Promise<void> =>
  desktop.evaluate(({ BrowserWindow }, nth) => {
    const windows = BrowserWindow.getAllWindows().sort((one, other) => one.id - other.id);
    windows[nth]?.focus();
  }, index);

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true, selected: true });

test('the menu acts on its window, or on the last dashboard when a picture window is focused', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'Fiesta ST');
  const desktop = await launchDesktop();
  const first = await desktop.firstWindow();
  await connect(first, server.url);
  await logIn(first);
  const second = await openWindow(desktop);
  await expect.poll(() => focused(desktop)).toBe(1);
  await clickMenu(desktop, 'tab-videos', 0);
  await expect(tab(first, 'Video Management')).toBeVisible();
  await expect(tab(second, 'Dashboard')).toBeVisible();
  await expect.poll(() => focused(desktop)).toBe(0);

  await focus(desktop, 1);
  await clickMenu(desktop, 'tab-pending', 1);
  await second.getByRole('button', { name: 'Details of Fiesta ST' }).click();
  await second.getByRole('dialog').getByRole('link', { name: 'Open in its own window' }).first().click();
  await expect.poll(() => focused(desktop)).toBe(2);
  await second.keyboard.press('Escape');
  await clickMenu(desktop, 'review-keys', 2);
  await expect(second.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
  await expect(first.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeHidden();
});

test('a notification opens its submission in the last focused dashboard', async ({
  launchDesktop,
  server,
  request,
}) => {
  const desktop = await launchDesktop();
  const first = await desktop.firstWindow();
  await watchNotifications(desktop);
  await connect(first, server.url);
  await logIn(first);
  const second = await openWindow(desktop);
  await submitCar(request, server.url, 'Skyline R34');
  await expect.poll(async () => (await shownNotifications(desktop)).notifications.length).toBe(1);
  await expect.poll(() => focused(desktop)).toBe(1);
  await clickNotification(desktop, 0);
  await expect(second.getByRole('dialog', { name: 'Car Details' })).toBeVisible();
  await expect(first.getByRole('dialog', { name: 'Car Details' })).toBeHidden();
  expect(await focused(desktop)).toBe(1);
});

test('a maximized window is shown and maximized after its first paint', async ({ launchDesktop }) => {
  const before = await launchDesktop();
  const page = await before.firstWindow();
  await before.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.maximize(), null);
  // The window manager answers later.
  const isMaximized = () =>
    before.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMaximized(), null);
  await expect.poll(isMaximized).toBe(true);
  await closeWindow(before);
  await expect.poll(() => page.isClosed()).toBe(true);
  await before.close();

  const desktop = await launchDesktop();
  await desktop.firstWindow();
  const state = () =>
    desktop.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows() as (Electron.BrowserWindow & {
        readonly wasShownUnpainted?: boolean;
      })[];
      // Real Electron does not reveal whether a window was shown empty.
      return [window?.isMaximized(), window?.isVisible(), window?.wasShownUnpainted ?? false];
    }, null);
  await expect.poll(state).toEqual([true, true, false]);
});

test('a window outside all displays moves back on screen', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  await desktop.firstWindow();
  const { x, width, area } = await desktop.evaluate(({ BrowserWindow, screen }) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.setBounds({ x: 90_000, y: 0, width: 800, height: 600 });
    screen.emit('display-removed', {}, screen.getPrimaryDisplay());
    return { x: 0, width: 0, ...window?.getBounds(), area: screen.getPrimaryDisplay().workArea };
  }, null);
  expect(x).toBeGreaterThanOrEqual(area.x);
  expect(x + width).toBeLessThanOrEqual(area.x + area.width);
});
