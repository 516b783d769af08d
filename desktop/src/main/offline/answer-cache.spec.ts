import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiAnswer, ApiCall } from '../../shared/api-call.js';
import type { SiteFiles } from '../storage/site-files.js';
import { tempFiles } from '../test/temp-files.js';
import { AnswerCache } from './answer-cache.js';

const read = (path: string): ApiCall => ({ method: 'GET', path, headers: {}, body: null });
const answer = (body: string): ApiAnswer => ({ status: 200, headers: [], body });
let files: SiteFiles;
let cache: AnswerCache;

beforeEach(async () => {
  files = await tempFiles();
  cache = new AnswerCache(files.answers);
});

test('many answers are written once, some time after the first of them', async () => {
  const write = vi.spyOn(files.answers, 'write');
  for (let nth = 0; nth < 20; nth++) cache.keep(read('/api/cars/pending'), answer(`[${nth}]`));
  cache.keep(read('/api/videos/list'), answer('[]'));
  expect(write).not.toHaveBeenCalled();
  await cache.saved();
  expect(write).toHaveBeenCalledOnce();
  const again = new AnswerCache(files.answers);
  await again.load();
  expect(again.find(read('/api/cars/pending'))).toEqual(answer('[19]'));
});

test('an answer that says what the last one said is not written again', async () => {
  cache.keep(read('/api/videos/list'), answer('[]'));
  await cache.saved();
  const write = vi.spyOn(files.answers, 'write');
  cache.keep(read('/api/videos/list'), answer('[]'));
  await cache.saved();
  expect(write).not.toHaveBeenCalled();
});

test('what is cleared is not written afterwards', async () => {
  cache.keep(read('/api/cars/pending'), answer('[]'));
  cache.clear();
  await cache.saved();
  expect(await files.answers.read()).toBeNull();
  expect(cache.find(read('/api/cars/pending'))).toBeNull();
});
