import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../shared/settings.js';
import { tempFolder } from '../test/temp-files.js';
import { SettingsStore } from './settings-store.js';

let path: string;
const open = async (): Promise<SettingsStore> => {
  const store = new SettingsStore(path);
  await store.load();
  return store;
};

beforeEach(async () => {
  path = join(await tempFolder(), 'settings.json');
});

test('a change survives a restart and leaves the other settings as they were', async () => {
  const store = await open();
  await store.change({ doNotDisturb: true, closesToTray: undefined });
  expect((await open()).current).toEqual({ ...DEFAULT_SETTINGS, doNotDisturb: true });
});

test('notifies listeners', async () => {
  const store = await open();
  const received: boolean[] = [];
  store.onChange(({ opensAtLogin }) => received.push(opensAtLogin));
  await store.change({ opensAtLogin: true });
  expect(received).toEqual([true]);
});

test('adds defaults to a file of an older version and ignores a damaged one', async () => {
  await writeFile(path, '{"opensAtLogin":true}');
  expect((await open()).current).toEqual({ ...DEFAULT_SETTINGS, opensAtLogin: true });
  await writeFile(path, '{"opensAtLogin":');
  expect((await open()).current).toEqual(DEFAULT_SETTINGS);
});
