import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DESKTOP_SITES_MAX } from '@quartermile/core/domain';
import { beforeEach, expect, test } from 'vitest';
import { SITE_COLOURS } from '../../shared/site-colour.js';
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

test('starts empty', async () => {
  expect(await reopen()).toMatchObject({ sites: [], site: null });
});

test('stores sites for the next start, in the order in which they were added', async () => {
  const store = await reopen();
  await store.open('https://a.example');
  await store.open('https://b.example');
  await store.open('https://a.example');
  const again = await reopen();
  expect(again.sites).toEqual(['https://a.example', 'https://b.example']);
  expect(again.site).toBe('https://a.example');
  await store.open('https://b.example');
  expect(store.sites).toEqual(['https://a.example', 'https://b.example']);
});

test('no site is open after removing the open one', async () => {
  const store = await reopen();
  await store.open('https://a.example');
  await store.open('https://b.example');
  await store.forget('https://a.example');
  expect(store.site).toBe('https://b.example');
  await store.forget('https://b.example');
  expect(await reopen()).toMatchObject({ sites: [], site: null });
});

test('stores a limited number and evicts none for a new one', async () => {
  const store = await reopen();
  for (let nth = 0; nth <= DESKTOP_SITES_MAX; nth++) await store.open(`https://${nth}.example`);
  expect(store.sites).toHaveLength(DESKTOP_SITES_MAX);
  expect(store.isFull).toBe(true);
  expect(store.has('https://0.example')).toBe(true);
  expect(store.site).toBe(`https://${DESKTOP_SITES_MAX - 1}.example`);
});

test('uses the host as name until the name is known, also after a restart', async () => {
  const store = await reopen();
  await store.open('https://a.example');
  expect(store.nameOf('https://a.example')).toBe('a.example');
  expect(store.nameAmongOthers('https://a.example')).toBeNull();
  expect(store.rename('https://a.example', 'Drag Strip')).toBe(true);
  expect(store.rename('https://a.example', 'Drag Strip')).toBe(false);
  expect(store.rename('https://never-added.example', 'Nobody')).toBe(false);
  await store.open('https://b.example');
  expect((await reopen()).nameAmongOthers('https://a.example')).toBe('Drag Strip');
  await store.forget('https://a.example');
  await store.open('https://a.example');
  expect(store.nameOf('https://a.example')).toBe('a.example');
});

test('sites have different, stable colours', async () => {
  const store = await reopen();
  const sites = Array.from({ length: SITE_COLOURS.length }, (_, nth) => `https://${nth}.example`);
  for (const site of sites) await store.open(site);
  const colours = sites.map((site) => store.colourOf(site));
  expect(new Set(colours).size).toBe(SITE_COLOURS.length);
  await store.forget('https://0.example');
  const again = await reopen();
  expect(sites.slice(1).map((site) => again.colourOf(site))).toEqual(colours.slice(1));
});

test('reads a file of an earlier version without names', async () => {
  await (await reopen()).open('https://a.example');
  await writeFile(path, '{"sites":["https://b.example"],"site":"https://b.example"}');
  expect((await reopen()).nameOf('https://b.example')).toBe('b.example');
});

test('ignores a damaged file', async () => {
  await (await reopen()).open('https://a.example');
  await writeFile(path, '{"sites":');
  expect((await reopen()).site).toBeNull();
});
