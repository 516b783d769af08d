import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { SafeStorageDouble } from '../../../e2e/double/safe-storage-double.js';
import { JsonFile } from './json-file.js';
import { openSystemVault } from './system-vault.js';
import { SealedDocument } from './vault.js';

const electron = vi.hoisted(() => ({ safeStorage: null as SafeStorageDouble | null }));
vi.mock('electron', () => electron);

let folder: string;
const openDocument = async (platform: NodeJS.Platform) => {
  const vault = await openSystemVault(platform);
  return {
    vault,
    document: new SealedDocument(vault, new JsonFile(join(folder, 'session'), z.string()), z.string()),
  };
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermile-vault-'));
});

test.each([
  ['linux', 'keyring', true],
  ['linux', 'none', false],
  ['linux', 'fixed-key', false],
  // Chromium's mark for a key of the Keychain and of DPAPI is the same as Linux's for the fixed key.
  ['darwin', 'fixed-key', true],
  ['win32', 'fixed-key', true],
] as const)('on %s, what seals with %s is safe: %s', async (platform, keyStore, isSafe) => {
  electron.safeStorage = new SafeStorageDouble(keyStore);
  expect((await openSystemVault(platform)).isSafe).toBe(isSafe);
});

test('a store that fails to seal is not safe', async () => {
  electron.safeStorage = new SafeStorageDouble('keyring');
  electron.safeStorage.encryptStringAsync = async () => {
    throw new Error('Encryption is not available.');
  };
  expect((await openSystemVault('linux')).isSafe).toBe(false);
});

test('without a safe store nothing is written, and what an earlier version wrote goes', async () => {
  electron.safeStorage = new SafeStorageDouble('keyring');
  const { document } = await openDocument('linux');
  await document.write('token');
  expect(await readdir(folder)).toEqual(['session']);

  electron.safeStorage = new SafeStorageDouble('fixed-key');
  const { document: unsafe } = await openDocument('linux');
  expect(await unsafe.read()).toBeNull();
  expect(await readdir(folder)).toEqual([]);
  await unsafe.write('token');
  expect(await readdir(folder)).toEqual([]);
});
