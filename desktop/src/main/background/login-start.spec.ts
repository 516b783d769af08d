import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { tempFolder } from '../test/temp-files.js';
import { LoginStart } from './login-start.js';

const electron = vi.hoisted(() => ({
  folder: '',
  app: {
    isPackaged: true,
    getPath: () => electron.folder,
    setLoginItemSettings: vi.fn(),
    getLoginItemSettings: vi.fn(),
  },
}));
vi.mock('electron', () => electron);

const at = (platform: NodeJS.Platform, appImage: string | null = null) =>
  new LoginStart({ platform, appImage });
const item = { path: process.execPath, args: ['--hidden'] };

beforeEach(async () => {
  vi.resetAllMocks();
  electron.app.isPackaged = true;
  electron.folder = await tempFolder();
});

test('Linux gets an entry in the autostart folder, which starts the AppImage where it is one', async () => {
  const start = at('linux', '/home/me/quartermile.AppImage');
  await start.set(true);
  const file = join(electron.folder, 'autostart', 'quartermile.desktop');
  expect(await readFile(file, 'utf8')).toContain('Exec="/home/me/quartermile.AppImage" --hidden\n');
  expect(await start.isOn()).toBe(true);
  await at('linux').set(true);
  expect(await readFile(file, 'utf8')).toContain(`Exec="${process.execPath}" --hidden\n`);
  expect(electron.app.setLoginItemSettings).not.toHaveBeenCalled();
});

test('Windows gets a login item with the hidden argument, and is queried with the same one', async () => {
  electron.app.getLoginItemSettings.mockReturnValue({ openAtLogin: true, executableWillLaunchAtLogin: true });
  await at('win32').set(true);
  expect(electron.app.setLoginItemSettings).toHaveBeenCalledExactlyOnceWith({ openAtLogin: true, ...item });
  expect(electron.app.getLoginItemSettings).toHaveBeenCalledWith(item);
});

test('an item disabled in the Task Manager is off', async () => {
  electron.app.getLoginItemSettings.mockReturnValue({
    openAtLogin: true,
    executableWillLaunchAtLogin: false,
  });
  expect(await at('win32').isOn()).toBe(false);
});

test('macOS gets an item without arguments; one that needs approval is not a failure', async () => {
  electron.app.getLoginItemSettings.mockReturnValue({ openAtLogin: false, status: 'requires-approval' });
  const start = at('darwin');
  await start.set(true);
  expect(electron.app.setLoginItemSettings).toHaveBeenCalledExactlyOnceWith({ openAtLogin: true });
  expect(start.state).toBe('needs-approval');
  expect(await start.isOn()).toBe(false);
});

test('throws when the system does not store the item', async () => {
  electron.app.getLoginItemSettings.mockReturnValue({ openAtLogin: false, status: 'not-found' });
  await expect(at('darwin').set(true)).rejects.toThrow('was not changed');
});

test('does nothing when the app is not installed', async () => {
  electron.app.isPackaged = false;
  for (const platform of ['linux', 'darwin', 'win32'] as const) {
    expect(at(platform).state).toBe('only-installed');
    expect(await at(platform).isOn()).toBe(false);
    await expect(at(platform).set(true)).rejects.toThrow('not installed');
  }
  expect(electron.app.setLoginItemSettings).not.toHaveBeenCalled();
});

test('detects a start at login by the argument, on macOS by the login item', () => {
  electron.app.getLoginItemSettings.mockReturnValue({ wasOpenedAtLogin: true });
  expect(at('linux').wasUsed(['quartermile', '--hidden'])).toBe(true);
  expect(at('win32').wasUsed(['quartermile'])).toBe(false);
  expect(at('darwin').wasUsed([])).toBe(true);
});
