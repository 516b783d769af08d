import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiCall, ApiResponse } from '../../shared/api-call.js';
import type { SiteFiles } from '../site/site-files.js';
import { tempFiles } from '../test/temp-files.js';
import { ResponseCache } from './response-cache.js';

const read = (path: string): ApiCall => ({ method: 'GET', path, headers: {}, body: null });
const answer = (body: string): ApiResponse => ({ status: 200, headers: [], body });
let files: SiteFiles;
let cache: ResponseCache;

beforeEach(async () => {
  files = await tempFiles();
  cache = new ResponseCache(files.answers);
});

test('batches writes of several responses', async () => {
  const write = vi.spyOn(files.answers, 'write');
  for (let nth = 0; nth < 20; nth++) cache.keep(read('/api/cars/pending'), answer(`[${nth}]`));
  cache.keep(read('/api/videos/list'), answer('[]'));
  expect(write).not.toHaveBeenCalled();
  await cache.saved();
  expect(write).toHaveBeenCalledOnce();
  const again = new ResponseCache(files.answers);
  await again.load();
  expect(again.find(read('/api/cars/pending'))).toEqual(answer('[19]'));
});

test('does not rewrite an unchanged response', async () => {
  cache.keep(read('/api/videos/list'), answer('[]'));
  await cache.saved();
  const write = vi.spyOn(files.answers, 'write');
  cache.keep(read('/api/videos/list'), answer('[]'));
  await cache.saved();
  expect(write).not.toHaveBeenCalled();
});

test('a cleared cache is not written afterwards', async () => {
  cache.keep(read('/api/cars/pending'), answer('[]'));
  cache.clear();
  await cache.saved();
  expect(await files.answers.read()).toBeNull();
  expect(cache.find(read('/api/cars/pending'))).toBeNull();
});
