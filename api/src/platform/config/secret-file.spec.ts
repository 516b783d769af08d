import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { storedSecret } from './secret-file.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'quartermile-secrets-')), 'data');
});
afterEach(() => rm(join(dataDir, '..'), { recursive: true }));

test('creates a secret once, readable by its user only', async () => {
  const secret = await storedSecret(dataDir, 'jwt-secret');
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(await storedSecret(dataDir, 'jwt-secret')).toBe(secret);
  expect((await stat(join(dataDir, 'secrets', 'jwt-secret'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700);
});

test('concurrent calls get the same new secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => storedSecret(dataDir, 'jwt-secret')));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['jwt-secret']);
});

test('rejects an empty secret instead of replacing it', async () => {
  await storedSecret(dataDir, 'jwt-secret');
  await writeFile(join(dataDir, 'secrets', 'jwt-secret'), '');
  await expect(storedSecret(dataDir, 'jwt-secret')).rejects.toThrow(/is empty/);
});
