// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, sendJson, startTestServer, type TestServer } from '../../testing/http-server.js';
import { browserTransport } from './browser-transport.js';

/** CORS headers, because jsdom's page has another origin than the server. */
const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'x-request-id',
};

let server: TestServer;
let answer: Answer;
beforeEach(async () => {
  answer = (response) => sendJson(response, 201, { _id: 'c1' }, { ...openToAll, 'x-request-id': 'r1' });
  server = await startTestServer((response, nth, request) => {
    if (request.method === 'OPTIONS') response.writeHead(204, openToAll).end();
    else answer(response, nth, request);
  });
});
afterEach(() => server.close());

const upload = (onUploadProgress: (fraction: number) => void, signal?: AbortSignal) =>
  browserTransport()(
    new Request(`${server.baseUrl}/api/cars/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
      body: JSON.stringify({ image: 'A'.repeat(200_000) }),
      ...(signal && { signal }),
    }),
    { onUploadProgress },
  );

describe('an upload by XMLHttpRequest', () => {
  test('sends headers and body, reports its progress, and returns a response like fetch', async () => {
    const fractions: number[] = [];
    const response = await upload((fraction) => fractions.push(fraction));
    expect(response.status).toBe(201);
    expect(response.headers.get('x-request-id')).toBe('r1');
    expect(await response.json()).toEqual({ _id: 'c1' });
    const sent = server.received.find(({ method }) => method === 'POST');
    expect(sent?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k1' });
    expect(sent?.body).toHaveLength(200_012);
    expect(fractions.at(-1)).toBe(1);
  });

  test('brings a refusal as an answer', async () => {
    answer = (response) => sendJson(response, 413, { code: 'image_too_big' }, openToAll);
    const response = await upload(() => {});
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ code: 'image_too_big' });
  });

  test('ends when it is given up', async () => {
    const controller = new AbortController();
    answer = () => controller.abort(new Error('left the page'));
    await expect(upload(() => {}, controller.signal)).rejects.toThrow('left the page');
  });

  test('without an answer is a failure', async () => {
    answer = (response) => response.destroy();
    await expect(upload(() => {})).rejects.toThrow(TypeError);
  });
});
