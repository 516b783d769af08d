import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../shared/settings.js';
import { tempFolder } from '../test/temp-files.js';
import { applySettings, loadSettings } from './apply-settings.js';
import { SettingsStore } from './settings-store.js';

const loginStart = { isOn: vi.fn<() => Promise<boolean>>(), set: vi.fn<(isOn: boolean) => Promise<void>>() };
let path: string;
let settings: SettingsStore;

beforeEach(async () => {
  vi.resetAllMocks();
  loginStart.isOn.mockResolvedValue(false);
  path = join(await tempFolder(), 'settings.json');
  settings = new SettingsStore(path);
  await settings.load();
});

test('sets the login item in the system before storing the setting', async () => {
  expect(await applySettings({ opensAtLogin: true }, { settings, loginStart })).toBeNull();
  expect(loginStart.set).toHaveBeenCalledExactlyOnceWith(true);
  expect(settings.current.opensAtLogin).toBe(true);
});

test('reports a change that the system rejects, and changes nothing', async () => {
  loginStart.set.mockRejectedValue(new Error('The list of login items was not changed.'));
  const failure = await applySettings({ opensAtLogin: true }, { settings, loginStart });
  expect(failure).toBe('The system did not take it: The list of login items was not changed.');
  expect(settings.current).toEqual(DEFAULT_SETTINGS);
});

test('reports a change that cannot be written, and applies it', async () => {
  await mkdir(path);
  const failure = await applySettings({ doNotDisturb: true }, { settings, loginStart });
  expect(failure).toBe('The change holds until you quit. It could not be written to disk.');
  expect(settings.current.doNotDisturb).toBe(true);
  expect(loginStart.set).not.toHaveBeenCalled();
});

test('reads changes made in the system at the next start', async () => {
  await applySettings({ opensAtLogin: true }, { settings, loginStart });
  const again = new SettingsStore(path);
  await loadSettings({ settings: again, loginStart });
  expect(again.current.opensAtLogin).toBe(false);
  loginStart.isOn.mockResolvedValue(true);
  await loadSettings({ settings: again, loginStart });
  expect(again.current.opensAtLogin).toBe(true);
});
