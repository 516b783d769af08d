import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { siteFiles } from '../site/site-files.js';
import { fakeSecureStorage, tempFolder } from '../test/temp-files.js';
import { StoredLogin } from './stored-login.js';

const body = JSON.stringify({ email: 'admin@quartermile.example', password: 'start-tree' });
let folder: string;

beforeEach(async () => {
  folder = await tempFolder();
});

async function open(isSafe = true): Promise<StoredLogin> {
  const { login } = siteFiles(folder, 'https://quartermile.example', { ...fakeSecureStorage, isSafe });
  const opened = new StoredLogin(login);
  await opened.load();
  return opened;
}

/** The content of all files, raw and decrypted. */
async function filesOnDisk(): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
  );
  return texts
    .flatMap((text) => [text, Buffer.from(text.replaceAll('"', ''), 'base64').toString()])
    .join('\n');
}

test('verifies the password of the last login after a restart', async () => {
  const login = await open();
  login.remember(body);
  await login.saved();
  const again = await open();
  expect(again).toMatchObject({ email: 'admin@quartermile.example', hasPassword: true });
  expect(await again.isPassword('start-tree')).toBe(true);
  expect(await again.isPassword('amber')).toBe(false);
});

test('never writes the password to disk', async () => {
  const login = await open();
  login.remember(body);
  await login.saved();
  const text = await filesOnDisk();
  expect(text).toContain('admin@quartermile.example');
  expect(text).not.toContain('start-tree');
  expect(text).not.toContain(Buffer.from('start-tree').toString('base64').slice(0, -2));
});

test('stores no hash without a safe key store', async () => {
  const login = await open(false);
  login.remember(body);
  await login.saved();
  expect(login).toMatchObject({ email: 'admin@quartermile.example', hasPassword: false });
  expect(await login.isPassword('start-tree')).toBe(false);
  expect(await filesOnDisk()).toBe('');
});

test('is deleted with the session, also while the hash is being computed', async () => {
  const login = await open();
  login.remember(body);
  const hashing = login.saved();
  login.forget();
  await hashing;
  await login.saved();
  expect(login).toMatchObject({ email: null, hasPassword: false });
  expect(await filesOnDisk()).toBe('');
});

test('ignores a body that is not a login', async () => {
  const login = await open();
  for (const other of [null, '', 'no JSON', '{}', '{"email":"a"}']) login.remember(other);
  expect(login.email).toBeNull();
});
