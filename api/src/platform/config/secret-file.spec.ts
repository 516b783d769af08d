import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keptSecret } from './secret-file.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'quartermile-secrets-')), 'data');
});
afterEach(() => rm(join(dataDir, '..'), { recursive: true }));

test('a secret is made once, for its own user alone', async () => {
  const secret = await keptSecret(dataDir, 'jwt-secret');
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(await keptSecret(dataDir, 'jwt-secret')).toBe(secret);
  expect((await stat(join(dataDir, 'secrets', 'jwt-secret'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700);
});

test('all who ask at once for a new secret get the same one', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(dataDir, 'jwt-secret')));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['jwt-secret']);
});

test('an empty secret is refused, not replaced', async () => {
  await keptSecret(dataDir, 'jwt-secret');
  await writeFile(join(dataDir, 'secrets', 'jwt-secret'), '');
  await expect(keptSecret(dataDir, 'jwt-secret')).rejects.toThrow(/is empty/);
});
