import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { apiRoutes, bodyMaxBytesForImages, liveRoutes } from '@quartermile/core/domain';
import { BODY_DRAIN_MAX_BYTES } from '../src/platform/http/body-limit.js';
import { readDeployFile } from './harness/deploy/deploy-files.js';
import { type Nginx, startNginx } from './harness/deploy/nginx.js';

// The site of docs/deploy in front of two recording servers: what it passes on, and what it repeats.
jest.setTimeout(60_000);

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const MIB = 1024 * 1024;
const answer: Handler = (_request, response) => response.end('fine');
const breakOff: Handler = (request) => request.socket.destroy();
const both = (handler: Handler): [Handler, Handler] => [handler, handler];

let servers: Server[] = [];
let nginx: Nginx;
/** Requests that arrived at either server, in order. */
const arrived: { at: number; request: IncomingMessage; body: string }[] = [];
let handlers: [Handler, Handler] = [answer, answer];

beforeAll(async () => {
  servers = [0, 1].map((at) =>
    createServer((request, response) => {
      void text(request).then((body) => {
        arrived.push({ at, request, body });
        handlers[at]?.(request, response, body);
      });
    }),
  );
  for (const server of servers)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const [one = 0, other = 0] = servers.map((server) => (server.address() as AddressInfo).port);
  nginx = await startNginx([one, other]);
});
afterEach(() => {
  arrived.length = 0;
  handlers = [answer, answer];
});
afterAll(async () => {
  await nginx?.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Sends calls until one has arrived at a server that breaks the connection off; resolves with its status and arrivals. */
async function meetBreak(call: Parameters<Nginx['client']['call']>[1]) {
  handlers = [breakOff, answer];
  for (;;) {
    arrived.length = 0;
    const { status } = await nginx.client.call('/api/somewhere', call);
    if (arrived.some(({ at }) => at === 0)) return { status, arrivals: arrived.map(({ at }) => at) };
  }
}

test('a GET that a node breaks off is repeated at the other one', async () => {
  expect(await meetBreak({})).toEqual({ status: 200, arrivals: [0, 1] });
});

test('a POST with a key is repeated with its body', async () => {
  const call = { method: 'POST', headers: { 'idempotency-key': 'b0a5c0de-0001' }, body: 'x'.repeat(MIB) };
  expect(await meetBreak(call)).toEqual({ status: 200, arrivals: [0, 1] });
  expect(arrived.map(({ body }) => body.length)).toEqual([MIB, MIB]);
  expect(arrived[1]?.request.method).toBe('POST');
});

test('a POST without a key is not repeated', async () => {
  expect(await meetBreak({ method: 'POST', body: '{}' })).toEqual({ status: 502, arrivals: [0] });
});

test('the node sees the address of the client last, its own host name, and a request id of nginx', async () => {
  await nginx.client.call('/api/health', {
    headers: { 'x-forwarded-for': '203.0.113.5', 'x-request-id': 'forged-id' },
  });
  const headers = arrived[0]?.request.headers;
  expect(headers?.['x-forwarded-for']).toBe('203.0.113.5, 127.0.0.1');
  expect(headers?.host).toBe('127.0.0.1');
  expect(headers?.['x-forwarded-proto']).toBe('https');
  expect(headers?.['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
});

test('connections to the nodes stay open between calls', async () => {
  for (let nth = 0; nth < 12; nth++) await nginx.client.call('/api/health');
  const sockets = new Set(arrived.map(({ request }) => request.socket.remotePort));
  expect(sockets.size).toBeLessThan(arrived.length);
});

test('HTTP/2 is spoken over TLS, and plain HTTP leads there', async () => {
  expect(await nginx.client.statusOverHttp2('/api/health')).toBe(200);
  const response = await fetch(`${nginx.plainUrl}/leaderboard?page=2`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    'https://127.0.0.1/leaderboard?page=2',
  ]);
});

test('the largest submission reaches the node, and so does what the node refuses with its own message', async () => {
  for (const bytes of [bodyMaxBytesForImages(2), BODY_DRAIN_MAX_BYTES]) {
    arrived.length = 0;
    const { status } = await nginx.client.call('/api/cars/submit', {
      method: 'POST',
      body: 'x'.repeat(bytes),
    });
    expect([status, arrived[0]?.body.length]).toEqual([200, bytes]);
  }
});

test('headers of caches and compressed bodies pass unchanged, also large ones', async () => {
  const headers = {
    etag: '"a-strong-one"',
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding',
    'content-type': 'text/html',
    'content-security-policy': `script-src ${"'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ".repeat(120)}`,
  };
  handlers = both((_request, response) => {
    response.writeHead(200, headers).end('page '.repeat(1000));
  });
  const response = await nginx.client.call('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers).toMatchObject({
    ...headers,
    'content-security-policy': headers['content-security-policy'].trim(),
  });
  expect(response.headers['content-encoding']).toBeUndefined();
});

test('events arrive one by one', async () => {
  let events: ServerResponse | undefined;
  handlers = both((_request, response) => {
    events = response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
  });
  const stream = await nginx.client.open(apiRoutes.admin.stream);
  const received: string[] = [];
  stream.setEncoding('utf8').on('data', (chunk: string) => received.push(chunk));
  const wait = async (count: number) => {
    while (received.length < count) await sleep(10);
  };
  await wait(1);
  events?.write('data: 2\n\n');
  await wait(2);
  expect(received).toEqual(['data: 1\n\n', 'data: 2\n\n']);
  stream.destroy();
});

test('the log has no query strings, in which links carry their signatures, and no codes of submissions', async () => {
  for (const path of [
    '/submissions/secret-code',
    '/api/Submissions//secret-code',
    '/%73ubmissions%2fsecret-code',
    '/%2573ubmissions/secret-code',
    '/api/newsletter/confirm?token=secret-of-a-mail',
  ])
    await nginx.client.call(path);
  while (!(await nginx.log()).includes('/api/newsletter/confirm')) await sleep(10);
  expect(await nginx.log()).not.toContain('secret-');
});

test('the routes of events are those of the product', async () => {
  const site = await readDeployFile('nginx/quartermile.conf', []);
  for (const route of [apiRoutes.admin.stream, liveRoutes.board])
    expect(site).toContain(`location = ${route} {`);
});
