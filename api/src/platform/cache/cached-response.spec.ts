import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { CachedResponse } from './cached-response.js';

const PLAIN = Buffer.from(
  JSON.stringify(Array.from({ length: 1000 }, (_, index) => ({ id: index, votes: (index * 7919) % 1009 }))),
);

describe('CachedResponse', () => {
  test('compresses its body, and compresses one that changes often with less effort', async () => {
    const often = new CachedResponse(PLAIN, {}, { changesOften: true });
    const seldom = new CachedResponse(PLAIN, {});
    for (const response of [often, seldom]) {
      expect(brotliDecompressSync(await response.body('br'))).toEqual(PLAIN);
      expect(gunzipSync(await response.body('gzip'))).toEqual(PLAIN);
      expect(await response.body('identity')).toBe(PLAIN);
    }
    expect((await often.body('br')).length).toBeGreaterThan((await seldom.body('br')).length);
  });

  test('compresses once', async () => {
    const response = new CachedResponse(PLAIN, {});
    expect(await response.body('br')).toBe(await response.body('br'));
  });

  test('has another ETag for each encoding and each body', () => {
    const [one, other] = ['a', 'b'].map((text) => new CachedResponse(Buffer.from(text), {}));
    const tags = [one, other].flatMap((response) => [response?.etag('identity'), response?.etag('br')]);
    expect(new Set(tags).size).toBe(4);
  });

  test.each([
    [{}, 200, false],
    [{ status: 404 }, 404, true],
    [{ status: 301 }, 301, true],
  ])('with %j it has the status %d, and is fleeting: %s', (options, status, isFleeting) => {
    const response = new CachedResponse(PLAIN, {}, options);
    expect([response.status, response.isFleeting]).toEqual([status, isFleeting]);
  });
});
