import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { Encoding } from '../http/compression/content-negotiation.js';
import { CachedResponse } from './cached-response.js';

const PLAIN = Buffer.from(
  JSON.stringify(Array.from({ length: 1000 }, (_, index) => ({ id: index, votes: (index * 7919) % 1009 }))),
);

const bytesOf = async (response: CachedResponse, encoding: Encoding) => (await response.body(encoding)).bytes;

describe('CachedResponse', () => {
  test('compresses its body, and compresses one that changes often with less effort', async () => {
    const often = new CachedResponse(PLAIN, {}, { changesOften: true });
    const seldom = new CachedResponse(PLAIN, {});
    for (const response of [often, seldom]) {
      expect(brotliDecompressSync(await bytesOf(response, 'br'))).toEqual(PLAIN);
      expect(gunzipSync(await bytesOf(response, 'gzip'))).toEqual(PLAIN);
      expect(await bytesOf(response, 'identity')).toBe(PLAIN);
    }
    expect((await bytesOf(often, 'br')).length).toBeGreaterThan((await bytesOf(seldom, 'br')).length);
  });

  test('compresses once', async () => {
    const response = new CachedResponse(PLAIN, {});
    expect(await bytesOf(response, 'br')).toBe(await bytesOf(response, 'br'));
  });

  test('is sent as it is while too many others are being compressed, and compressed later', async () => {
    const responses = Array.from(
      { length: 200 },
      (_, nth) => new CachedResponse(Buffer.concat([PLAIN, Buffer.from(`${nth}`)]), {}),
    );
    const sent = await Promise.all(responses.map((response) => response.body('br')));
    const plain = sent.filter(({ encoding }) => encoding === 'identity');
    expect([plain.length > 100, sent.length - plain.length >= 2]).toEqual([true, true]);
    expect(sent.at(-1)?.bytes.toString()).toContain('199');
    expect((await responses.at(-1)?.body('br'))?.encoding).toBe('br');
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
