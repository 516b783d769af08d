import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { CONTENT_ONLY } from '../freshness.js';
import { learnResponses } from './learn-responses.js';
import { StoredResponses } from './stored-responses.js';

const URL_PATH = '/list';
const BODY = Buffer.from('[]');
const ETAG = '"a"';

describe('learnResponses', () => {
  let server: FastifyInstance;
  let responses: StoredResponses;
  let current: number | null;
  /** Changes the response after it was marked as reusable. */
  let change: (reply: FastifyReply) => void;
  let onHandle: () => void;

  beforeEach(async () => {
    server = Fastify();
    responses = new StoredResponses();
    current = 1;
    change = () => undefined;
    onHandle = () => undefined;
    server.decorateReply('reusable', null);
    server.decorateRequest('arrival', null);
    learnResponses(server, responses, {
      get current() {
        return current;
      },
      snapshot: () => ({
        content: current,
        counts: { endedAt: Number.POSITIVE_INFINITY },
        takenAt: performance.now(),
      }),
    });
    server.get(URL_PATH, (request, reply) => {
      onHandle();
      const body = request.headers['if-none-match'] === ETAG ? null : BODY;
      reply.reusable = { freshness: CONTENT_ONLY, etag: ETAG, body };
      reply.headers({
        etag: ETAG,
        'x-request-id': 'first',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      });
      if (!body) reply.status(304);
      change(reply);
      return reply.send(body ?? undefined);
    });
    await server.ready();
  });
  afterEach(() => server.close());

  const request = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server.inject({ method, url: URL_PATH, headers });
  const stored = () => responses.get(URL_PATH)?.variants.identity;

  test('stores a response as it was sent, without the id of its request, and completes it with its 304', async () => {
    await request();
    expect(stored()?.ok?.body).toEqual(BODY);
    expect(stored()?.notModified).toBeNull();
    const { headers = [], requestIdAt = -1 } = stored()?.ok ?? {};
    expect(headers.slice(requestIdAt - 1, requestIdAt + 1)).toEqual(['x-request-id', '']);
    expect(headers.join()).not.toContain('first');
    await request({ 'if-none-match': ETAG });
    expect(stored()?.ok?.body).toEqual(BODY);
    expect(stored()?.notModified?.headers).toContain(ETAG);
  });

  test.each<[string, (reply: FastifyReply) => unknown]>([
    ['with a cookie', (reply) => reply.header('set-cookie', 'visitor=1')],
    ['that is private', (reply) => reply.header('cache-control', 'private, max-age=1')],
    ['that must not be stored', (reply) => reply.header('cache-control', 'no-store')],
    ['that must not be stored, in capitals', (reply) => reply.header('cache-control', 'NO-STORE')],
    ['that depends on cookies', (reply) => reply.header('vary', 'Accept-Encoding, Cookie')],
    ['that depends on everything', (reply) => reply.header('vary', '*')],
    ['with another ETag', (reply) => reply.header('etag', '"b"')],
    ['without an ETag', (reply) => reply.removeHeader('etag')],
    ['with another status', (reply) => reply.status(404)],
    ['in another encoding', (reply) => reply.header('content-encoding', 'br')],
    ['with a header of several values', (reply) => reply.header('link', ['a', 'b'])],
    ['without a request id', (reply) => reply.removeHeader('x-request-id')],
    ['that was not marked as reusable', (reply) => Object.assign(reply, { reusable: null })],
    [
      'with another length',
      (reply) => Object.assign(reply, { reusable: { ...reply.reusable, body: Buffer.from('[1]') } }),
    ],
  ])('does not store a response %s', async (_what, alter) => {
    change = alter;
    await request();
    expect(stored()).toBeUndefined();
  });

  test.each([
    ['with a token', { authorization: 'Bearer x' }, 'GET'],
    ['for the headers', {}, 'HEAD'],
  ] as const)('learns nothing from a request %s', async (_what, headers, method) => {
    expect((await request(headers, method)).statusCode).toBe(200);
    expect(responses.count).toBe(0);
  });

  test('stores nothing while the revision is unknown, or after it changed during the request', async () => {
    current = null;
    await request();
    expect(stored()).toBeUndefined();
    current = 1;
    onHandle = () => {
      current = 2;
    };
    await request();
    expect(stored()).toBeUndefined();
    onHandle = () => undefined;
    await request();
    expect(stored()?.snapshot.content).toBe(2);
  });
});
