import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { RequestMemory } from '../../http/memory/request-memory.js';
import { CONTENT_ONLY, type Freshness, LIST_WITH_COUNTS, PAGE } from '../freshness.js';
import type { Renewals } from './renewals.js';
import { type ServedResponse, serveBeforeRouter } from './serve-before-router.js';
import { StoredMessage } from './stored-message.js';
import { endOfAge, type StoredVariant } from './stored-response.js';
import { StoredResponses } from './stored-responses.js';

const URL_PATH = '/list';

describe('serveBeforeRouter', () => {
  let http: Server;
  let responses: StoredResponses;
  let content: number | null;
  let running: Promise<void> | undefined;
  let served: ServedResponse[];
  let remove: () => void;
  const start = jest.fn<Renewals['start']>();

  beforeEach(async () => {
    responses = new StoredResponses();
    content = 1;
    running = undefined;
    served = [];
    start.mockReset();
    http = createServer((_request, response) => response.end('routed'));
    remove = serveBeforeRouter(http, {
      responses,
      renewals: { start, find: () => running } as unknown as Renewals,
      revision: {
        get current() {
          return content;
        },
      },
      memory: new RequestMemory(),
      requestId: () => 'id',
      networksOf: () => null,
      onServed: (response) => served.push(response),
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => http.close(resolve)));

  /** Stores a response that arrived `ageMs` ago and misses counts since `missingMs` ago. */
  const store = (freshness: Freshness, ageMs: number, missingMs = Number.NEGATIVE_INFINITY): void => {
    const now = performance.now();
    const snapshot = { content: 1, counts: { endedAt: now - missingMs }, takenAt: now - ageMs };
    const headers = ['x-request-id', '', 'content-length', '6'];
    const variant: StoredVariant = {
      etag: '"a"',
      freshness,
      snapshot,
      outdatedAt: endOfAge(freshness, snapshot),
      acceptEncoding: undefined,
      ok: new StoredMessage(200, headers, 1, Buffer.from('stored')),
      notModified: null,
    };
    responses.clear();
    responses.add(URL_PATH, 'identity', URL_PATH, variant);
  };
  const read = async (headers: Record<string, string> = {}): Promise<string> => {
    const { port } = http.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${URL_PATH}`, {
      headers: { 'accept-encoding': 'identity', connection: 'close', ...headers },
    });
    return response.text();
  };

  test('serves a response that misses nothing, and does not renew it', async () => {
    store(LIST_WITH_COUNTS, 60_000);
    expect(await read()).toBe('stored');
    expect(start).not.toHaveBeenCalled();
    expect(served).toMatchObject([{ url: URL_PATH, route: URL_PATH, status: 200, requestId: 'id' }]);
  });

  test('lets the router answer at another content revision, or without one', async () => {
    store(LIST_WITH_COUNTS, 0);
    content = 2;
    expect(await read()).toBe('routed');
    content = null;
    expect(await read()).toBe('routed');
  });

  test.each([
    ['a list', LIST_WITH_COUNTS, 100, 5000],
    ['a page', PAGE, 1000, 1500],
  ])(
    'serves %s that misses counts for a short time, and renews it',
    async (_name, freshness, missing, age) => {
      store(freshness, age, missing);
      expect(await read()).toBe('stored');
      expect(start).toHaveBeenCalledWith(URL_PATH, 'identity', undefined);
    },
  );

  test.each([
    ['list', LIST_WITH_COUNTS, 40],
    ['page', PAGE, 500],
  ])('does not renew a %s again soon', async (_name, freshness, age) => {
    store(freshness, age, 1);
    expect(await read()).toBe('stored');
    expect(start).not.toHaveBeenCalled();
  });

  test.each([
    ['list', LIST_WITH_COUNTS, 241],
    ['page', PAGE, 1801],
  ])('lets the router answer for a %s that misses counts for too long', async (_name, freshness, missing) => {
    store(freshness, 5000, missing);
    expect(await read()).toBe('routed');
  });

  test('ignores counts for a response that does not show them', async () => {
    store(CONTENT_ONLY, 60_000, 60_000);
    expect(await read()).toBe('stored');
    expect(start).not.toHaveBeenCalled();
  });

  test('renews a page whose relative dates became outdated', async () => {
    store({ ...PAGE, maxAgeMs: 10 }, 1600);
    expect(await read()).toBe('stored');
    expect(start).toHaveBeenCalled();
    store({ ...PAGE, maxAgeMs: 10 }, 2000);
    expect(await read()).toBe('routed');
  });

  test('waits for a running renewal instead of rendering once more', async () => {
    store(LIST_WITH_COUNTS, 5000, 5000);
    const { promise, resolve } = Promise.withResolvers<void>();
    running = promise;
    const reading = read();
    await new Promise((waited) => setTimeout(waited, 50));
    store(LIST_WITH_COUNTS, 0);
    resolve();
    expect(await reading).toBe('stored');
  });

  test('lets the router answer when a renewal did not help', async () => {
    store(LIST_WITH_COUNTS, 5000, 5000);
    running = Promise.resolve();
    expect(await read()).toBe('routed');
  });

  test('lets the router answer 304 until one is stored', async () => {
    store(LIST_WITH_COUNTS, 0);
    expect(await read({ 'if-none-match': '"a"' })).toBe('routed');
    expect(await read({ 'if-none-match': '"b"' })).toBe('stored');
  });

  test('lets the router answer everything once removed', async () => {
    store(LIST_WITH_COUNTS, 0);
    remove();
    expect(await read()).toBe('routed');
  });
});
