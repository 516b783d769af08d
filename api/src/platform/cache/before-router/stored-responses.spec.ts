import { describe, expect, test } from '@jest/globals';
import { RESPONSE_CACHE_MAX, RESPONSE_CACHE_MAX_BYTES } from '../cache-limits.js';
import { LIST_WITH_COUNTS } from '../freshness.js';
import { StoredMessage } from './stored-message.js';
import type { StoredVariant } from './stored-response.js';
import { StoredResponses } from './stored-responses.js';

const headers = ['x-request-id', ''];
const ok = (etag: string, takenAt: number, bytes = 1): StoredVariant => ({
  etag,
  freshness: LIST_WITH_COUNTS,
  snapshot: { content: 1, counts: { endedAt: Number.POSITIVE_INFINITY }, takenAt },
  outdatedAt: Number.POSITIVE_INFINITY,
  acceptEncoding: 'br',
  ok: new StoredMessage(200, headers, 1, Buffer.alloc(bytes)),
  notModified: null,
});
const notModified = (etag: string, takenAt: number): StoredVariant => ({
  ...ok(etag, takenAt),
  ok: null,
  notModified: new StoredMessage(304, headers, 1, null),
});

describe('StoredResponses', () => {
  const of = (...variants: StoredVariant[]) => {
    const responses = new StoredResponses();
    for (const variant of variants) responses.add('/a', 'br', '/a', variant);
    return responses.get('/a')?.variants.br;
  };

  test('completes a 200 with the 304 of the same ETag', () => {
    const stored = of(ok('"a"', 1), notModified('"a"', 2));
    expect([stored?.ok !== null, stored?.notModified !== null, stored?.snapshot.takenAt]).toEqual([
      true,
      true,
      2,
    ]);
  });

  test('drops the 304 of another ETag', () => {
    const stored = of(notModified('"a"', 1), ok('"b"', 2));
    expect([stored?.etag, stored?.notModified]).toEqual(['"b"', null]);
  });

  test('does not replace a response by one that was requested earlier', () => {
    expect(of(ok('"new"', 2), ok('"old"', 1))?.etag).toBe('"new"');
  });

  test('stores each encoding of a URL', () => {
    const responses = new StoredResponses();
    responses.add('/a', 'br', '/a', ok('"a-br"', 1));
    responses.add('/a', 'gzip', '/a', ok('"a-gzip"', 2));
    expect(Object.keys(responses.get('/a')?.variants ?? {})).toEqual(['br', 'gzip']);
  });

  test('evicts the least recently used URL beyond its maximum count', () => {
    const responses = new StoredResponses();
    for (let at = 0; at < RESPONSE_CACHE_MAX; at++) responses.add(`/${at}`, 'br', '/', ok('"a"', 1));
    responses.get('/0');
    responses.add('/more', 'br', '/', ok('"a"', 1));
    expect([responses.count, responses.get('/0') !== undefined, responses.get('/1')]).toEqual([
      RESPONSE_CACHE_MAX,
      true,
      undefined,
    ]);
  });

  test('counts URLs and the headers of both responses, which may be larger than the body', () => {
    const bytesOf = (url: string, ...variants: StoredVariant[]): number => {
      const responses = new StoredResponses();
      for (const variant of variants) responses.add(url, 'br', '/', variant);
      return responses.bytes;
    };
    const small = bytesOf('/a', ok('"a"', 1));
    expect(bytesOf(`/a?${'q'.repeat(5000)}`, ok('"a"', 1)) - small).toBeGreaterThanOrEqual(5000);
    const many = Array<string>(50).fill('x');
    const large = { ...ok('"a"', 1), ok: new StoredMessage(200, many, 1, Buffer.alloc(1)) };
    expect(bytesOf('/a', large) - small).toBeGreaterThanOrEqual(48 * 50);
    const both = { ...notModified('"a"', 2), notModified: new StoredMessage(304, many, 1, null) };
    expect(bytesOf('/a', ok('"a"', 1), both) - small).toBe(5000);
  });

  test('stays below its maximum size, and stores nothing that is larger', () => {
    const responses = new StoredResponses();
    const third = Math.ceil(RESPONSE_CACHE_MAX_BYTES / 3);
    for (const url of ['/a', '/b', '/c', '/d']) responses.add(url, 'br', url, ok('"a"', 1, third));
    expect([responses.count, responses.bytes < RESPONSE_CACHE_MAX_BYTES]).toEqual([2, true]);
    responses.add('/huge', 'br', '/huge', ok('"a"', 1, RESPONSE_CACHE_MAX_BYTES));
    expect(responses.get('/huge')).toBeUndefined();
  });
});
