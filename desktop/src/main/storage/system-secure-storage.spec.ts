import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { FakeSafeStorage } from '../../../e2e/fake-electron/fake-safe-storage.js';
import { JsonFile } from './json-file.js';
import { SealedDocument } from './secure-storage.js';
import { openSystemSecureStorage } from './system-secure-storage.js';

const electron = vi.hoisted(() => ({ safeStorage: null as FakeSafeStorage | null }));
vi.mock('electron', () => electron);

let folder: string;
const openDocument = async (platform: NodeJS.Platform) => {
  const secureStorage = await openSystemSecureStorage(platform);
  return {
    secureStorage,
    document: new SealedDocument(
      secureStorage,
      new JsonFile(join(folder, 'session'), z.string()),
      z.string(),
    ),
  };
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermile-secureStorage-'));
});

test.each([
  ['linux', 'keyring', true],
  ['linux', 'none', false],
  ['linux', 'fixed-key', false],
  // On macOS and Windows Chromium uses the same prefix for real keys as on Linux for the hard-coded one.
  ['darwin', 'fixed-key', true],
  ['win32', 'fixed-key', true],
] as const)('on %s, what seals with %s is safe: %s', async (platform, keyStore, isSafe) => {
  electron.safeStorage = new FakeSafeStorage(keyStore);
  expect((await openSystemSecureStorage(platform)).isSafe).toBe(isSafe);
});

test('a store that fails to encrypt is not safe', async () => {
  electron.safeStorage = new FakeSafeStorage('keyring');
  electron.safeStorage.encryptStringAsync = async () => {
    throw new Error('Encryption is not available.');
  };
  expect((await openSystemSecureStorage('linux')).isSafe).toBe(false);
});

test('without a safe store nothing is written, and files of an earlier version are deleted', async () => {
  electron.safeStorage = new FakeSafeStorage('keyring');
  const { document } = await openDocument('linux');
  await document.write('token');
  expect(await readdir(folder)).toEqual(['session']);

  electron.safeStorage = new FakeSafeStorage('fixed-key');
  const { document: unsafe } = await openDocument('linux');
  expect(await unsafe.read()).toBeNull();
  expect(await readdir(folder)).toEqual([]);
  await unsafe.write('token');
  expect(await readdir(folder)).toEqual([]);
});
