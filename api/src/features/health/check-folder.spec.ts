import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkFolder } from './check-folder.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermile-spec-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a folder that can be written to is fine, also one that did not exist, and nothing remains in it', async () => {
  const missing = join(folder, 'incoming');
  await checkFolder(missing);
  expect(await readdir(missing)).toEqual([]);
});

test('a disk with less free space than the largest submission is full', async () => {
  await expect(checkFolder(folder, Number.MAX_SAFE_INTEGER)).rejects.toThrow('The disk is full');
});

test('a file in place of the folder is an error', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(checkFolder(file)).rejects.toThrow();
});
