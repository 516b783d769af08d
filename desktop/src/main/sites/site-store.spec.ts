import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DESK_SITES_MAX } from '@quartermile/core/domain';
import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../test/temp-files.js';
import { SiteStore } from './site-store.js';

let path: string;
beforeEach(async () => {
  path = join(await tempFolder(), 'below', 'sites.json');
});
const reopen = async (): Promise<SiteStore> => {
  const store = new SiteStore(path);
  await store.load();
  return store;
};

test('starts with no site', async () => {
  expect(await reopen()).toMatchObject({ sites: [], site: null });
});

test('keeps sites for the next start, the one opened last first', async () => {
  const store = await reopen();
  await store.open('https://a.example');
  await store.open('https://b.example');
  await store.open('https://a.example');
  const again = await reopen();
  expect(again.sites).toEqual(['https://a.example', 'https://b.example']);
  expect(again.site).toBe('https://a.example');
});

test('forgetting the open site leaves none open', async () => {
  const store = await reopen();
  await store.open('https://a.example');
  await store.open('https://b.example');
  await store.forget('https://a.example');
  expect(store.site).toBe('https://b.example');
  await store.forget('https://b.example');
  expect(await reopen()).toMatchObject({ sites: [], site: null });
});

test('keeps a bounded number', async () => {
  const store = await reopen();
  for (let nth = 0; nth <= DESK_SITES_MAX; nth++) await store.open(`https://${nth}.example`);
  expect(store.sites).toHaveLength(DESK_SITES_MAX);
});

test('a damaged file is as good as none', async () => {
  await (await reopen()).open('https://a.example');
  await writeFile(path, '{"sites":');
  expect((await reopen()).site).toBeNull();
});
