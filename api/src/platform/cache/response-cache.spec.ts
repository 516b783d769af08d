import { describe, expect, test } from '@jest/globals';
import { RESPONSE_CACHE_MAX, RESPONSE_CACHE_MAX_BYTES } from './cache-limits.js';
import { CachedResponse } from './cached-response.js';
import { ResponseCache } from './response-cache.js';

describe('ResponseCache', () => {
  const answer = (bytes = 1) => new CachedResponse(Buffer.alloc(bytes), {});
  /** Requests a URL; resolves to whether the response was rendered. */
  async function makes(
    cache: ResponseCache,
    url: string,
    revision: number | null = 1,
    bytes = 1,
  ): Promise<boolean> {
    let isMade = false;
    await cache.find(url, revision, async () => {
      isMade = true;
      return answer(bytes);
    });
    return isMade;
  }

  test('renders a response once per revision', async () => {
    const cache = new ResponseCache();
    expect(await makes(cache, '/a')).toBe(true);
    expect(await makes(cache, '/a')).toBe(false);
    expect(await makes(cache, '/b')).toBe(true);
    expect(await makes(cache, '/a', 2)).toBe(true);
    expect(await makes(cache, '/a', 2)).toBe(false);
  });

  test('replaces only the responses that are requested with a new revision', async () => {
    const cache = new ResponseCache();
    await makes(cache, '/content', 1);
    await makes(cache, '/counts', 1);
    expect(await makes(cache, '/counts', 2)).toBe(true);
    expect(await makes(cache, '/content', 1)).toBe(false);
  });

  test('stores one revision of a response', async () => {
    const cache = new ResponseCache();
    const half = RESPONSE_CACHE_MAX_BYTES / 4;
    await makes(cache, '/other', 1, half);
    for (let revision = 1; revision < 10; revision++) await makes(cache, '/a', revision, half);
    expect(await makes(cache, '/other', 1, half)).toBe(false);
  });

  test('neither stores nor uses responses without a revision', async () => {
    const cache = new ResponseCache();
    await makes(cache, '/a', 1);
    expect(await makes(cache, '/a', null)).toBe(true);
    expect(await makes(cache, '/a', null)).toBe(true);
  });

  test('does not store a response that was started under an older revision', async () => {
    const cache = new ResponseCache();
    const { promise, resolve } = Promise.withResolvers<CachedResponse>();
    const slow = cache.find('/a', 1, () => promise);
    await makes(cache, '/other', 2);
    resolve(answer());
    await slow;
    expect(await makes(cache, '/a', 2)).toBe(true);
  });

  test('does not store a failure and rejects all waiting requests', async () => {
    const cache = new ResponseCache();
    const fail = () => Promise.reject(new Error('away'));
    const waiting = [cache.find('/a', 1, fail), cache.find('/a', 1, fail)];
    for (const one of waiting) await expect(one).rejects.toThrow('away');
    expect(await makes(cache, '/a')).toBe(true);
  });

  test('evicts the least recently used response beyond its maximum count', async () => {
    const cache = new ResponseCache();
    for (let index = 0; index < RESPONSE_CACHE_MAX; index++) await makes(cache, `/${index}`);
    await makes(cache, '/0');
    await makes(cache, '/more');
    expect(await makes(cache, '/0')).toBe(false);
    expect(await makes(cache, '/1')).toBe(true);
  });

  test('evicts the least recently used response beyond its maximum size', async () => {
    const cache = new ResponseCache();
    const quarter = RESPONSE_CACHE_MAX_BYTES / 8;
    for (const url of ['/a', '/b', '/c', '/d', '/e']) await makes(cache, url, 1, quarter);
    expect(await makes(cache, '/a', 1, quarter)).toBe(true);
    expect(await makes(cache, '/e', 1, quarter)).toBe(false);
  });

  test('does not store a response larger than the maximum size', async () => {
    const cache = new ResponseCache();
    await makes(cache, '/a', 1, 1);
    await makes(cache, '/huge', 1, RESPONSE_CACHE_MAX_BYTES);
    expect(await makes(cache, '/huge', 1, 1)).toBe(true);
  });
});
