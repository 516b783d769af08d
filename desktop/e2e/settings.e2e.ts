import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LaunchedDesktop } from './harness/launched-desktop.js';
import { shownNotifications, watchNotifications } from './harness/notifications.js';
import { changeSetting, openSettings } from './harness/settings.js';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';
import { provideTray } from './harness/tray.js';

let takeTrayAway: () => Promise<void>;
test.beforeEach(async () => {
  takeTrayAway = await provideTray();
});
test.afterEach(() => takeTrayAway());

/** Makes the app report itself as installed from its next state change on. */
function install(desktop: LaunchedDesktop): Promise<void> {
  return desktop.evaluate(
    ({ app }) => void Object.defineProperty(app, 'isPackaged', { value: true, configurable: true }),
    null,
  );
}

test('settings can be changed by keyboard, apply at once and survive a restart', async ({
  launchDesktop,
}) => {
  const first = await launchDesktop();
  const page = await first.firstWindow();
  await openSettings(first, page);
  const quiet = page.getByRole('switch', { name: 'Do not disturb' });
  await expect(quiet).toHaveAccessibleDescription('New submissions are counted, but not announced.');
  await quiet.focus();
  await page.keyboard.press('Space');
  await expect(quiet).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden();
  await first.close();

  const second = await launchDesktop();
  const again = await second.firstWindow();
  await openSettings(second, again);
  await expect(again.getByRole('switch', { name: 'Do not disturb' })).toBeChecked();
  const background = again.getByRole('switch', { name: 'Keep running when the last window is closed' });
  await expect(background).toBeChecked();
});

test('do not disturb: submissions are counted but not announced', async ({
  launchDesktop,
  server,
  request,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await watchNotifications(desktop);
  await connect(page, server.url);
  await logIn(page);
  await openSettings(desktop, page);
  await changeSetting(page, 'Do not disturb', true);
  await submitCar(request, server.url, 'Golf 7 R');
  await expect.poll(async () => (await shownNotifications(desktop)).badge).toBe(1);
  // Later ones are announced without it.
  await changeSetting(page, 'Do not disturb', false);
  await submitCar(request, server.url, 'BMW M2');
  await expect
    .poll(async () => (await shownNotifications(desktop)).notifications.map(({ body }) => body), {
      timeout: 20_000,
    })
    .toEqual(['BMW M2']);
});

test('an unavailable setting shows the reason', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await openSettings(desktop, page);
  const login = page.getByRole('switch', { name: 'Open at login' });
  await expect(login).toBeDisabled();
  await expect(login).toHaveAccessibleDescription(
    'Not available: only an installed app can be opened at login.',
  );
});

test('an installed app adds an autostart entry and reports failures', async ({ launchDesktop, userData }) => {
  const folder = join(userData, 'config', 'autostart');
  const entry = join(folder, 'quartermile.desktop');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await install(desktop);
  await openSettings(desktop, page);
  await changeSetting(page, 'Do not disturb', true);
  await changeSetting(page, 'Open at login', true);
  await expect.poll(() => readFile(entry, 'utf8')).toMatch(/^Exec=".+" --hidden$/m);
  await changeSetting(page, 'Open at login', false);
  await expect.poll(() => readFile(entry, 'utf8').catch(() => 'gone')).toBe('gone');

  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file where the folder should be');
  const login = page.getByRole('switch', { name: 'Open at login' });
  await login.press('Space');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('The setting could not be saved');
  await expect(login).not.toBeChecked();
});

test('reports a change that cannot be written to disk, and applies it', async ({
  launchDesktop,
  userData,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  const file = join(userData, 'settings.json');
  await openSettings(desktop, page);
  await rm(file, { force: true });
  await mkdir(file);
  await changeSetting(page, 'Do not disturb', true);
  await expect(page.getByRole('alert')).toContainText('It could not be written to disk.');
});
