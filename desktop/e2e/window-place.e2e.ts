import { closeWindow } from './harness/leaving.js';
import { expect, test } from './harness/test.js';

test('a window restores its position, size and zoom', async ({ launchDesktop }) => {
  const first = await launchDesktop();
  const page = await first.firstWindow();
  const place = { x: 40, y: 60, width: 1000, height: 700 };
  await first.evaluate(({ BrowserWindow }, bounds) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.setBounds(bounds);
    // Equals "Zoom In" twice.
    window?.webContents.setZoomLevel(1);
  }, place);
  await closeWindow(first);
  await expect.poll(() => page.isClosed()).toBe(true);
  await first.close();

  const second = await launchDesktop();
  await second.firstWindow();
  const now = () =>
    second.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      return { ...window?.getNormalBounds(), zoom: window?.webContents.getZoomLevel() };
    }, null);
  await expect.poll(now).toEqual({ ...place, zoom: 1 });
});

test('the menu zooms in, out and back', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  await desktop.firstWindow();
  const roles = await desktop.evaluate(({ Menu }) => {
    const below = (menu: Electron.Menu): (string | undefined)[] =>
      menu.items.flatMap((item) => [item.role, ...(item.submenu ? below(item.submenu) : [])]);
    const menu = Menu.getApplicationMenu();
    return menu ? below(menu).map((role) => role?.toLowerCase()) : [];
  }, null);
  expect(roles).toEqual(expect.arrayContaining(['zoomin', 'zoomout', 'resetzoom']));
});
