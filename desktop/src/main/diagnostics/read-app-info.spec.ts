import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../test/temp-files.js';
import { readAppInfo } from './read-app-info.js';

const write = async (manifest: object): Promise<string> => {
  const path = join(await tempFolder(), 'package.json');
  await writeFile(path, JSON.stringify({ name: 'quartermile', ...manifest }));
  return path;
};
const homepage = 'https://quartermile.example';

test('reads the build information', async () => {
  const builtFrom = { commit: 'abc1234', date: '2026-11-22' };
  const info = await readAppInfo(await write({ homepage, builtFrom }), '0.1.0');
  expect(info).toMatchObject({ version: '0.1.0', homepage, build: builtFrom, node: process.versions.node });
});

test.each([{ builtFrom: null }, {}])('falls back to "unknown": %o', async (rest) => {
  expect((await readAppInfo(await write({ homepage, ...rest }), '0.1.0')).build).toBeNull();
});

test('throws without a manifest', async () => {
  await expect(readAppInfo('/nowhere/package.json', '0.1.0')).rejects.toThrow('ENOENT');
});
