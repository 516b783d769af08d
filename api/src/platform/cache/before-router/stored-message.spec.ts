import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { StoredMessage } from './stored-message.js';

const HEADERS = ['x-first', 'a', 'x-request-id', '', 'etag', '"a"', 'content-length', '6'];
const ID_AT = 3;
const KEEP = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const CLOSE = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const OLD = 'GET / HTTP/1.0\r\nHost: a\r\n\r\n';
const OLD_KEEP = 'GET / HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n\r\n';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** What a server writes in response to these requests on one connection; dates are replaced. */
async function exchange(listener: RequestListener, requests: string): Promise<string> {
  server = createServer({ keepAliveTimeout: 72_000 }, listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(requests);
  const received = await text(socket);
  server.close();
  return received.replaceAll(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/gm, 'Date: (date)');
}

describe('StoredMessage', () => {
  const body = Buffer.from('stored');
  const messages = [
    ['a 200', 200, HEADERS, body],
    ['a 304', 304, HEADERS.slice(0, -2), null],
  ] as const;
  const connections = [
    ['of one connection', KEEP + KEEP + KEEP + CLOSE],
    ['of HTTP/1.0', OLD],
    // A 304 closes such a connection, because it has no length.
    ['of HTTP/1.0 that stays open', KEEP + KEEP + OLD_KEEP + CLOSE],
  ] as const;

  test.each(
    messages.flatMap(([name, ...message]) =>
      connections.map(([which, requests]) => [name, which, requests, ...message] as const),
    ),
  )(
    'is sent as %s by all responses %s as writeHead would write it',
    async (_name, _which, requests, status, headers, content) => {
      const message = new StoredMessage(status, headers, ID_AT, content);
      let id = 0;
      const sent = await exchange(
        (request, response) => message.send(request, response, `id-${id++}`),
        requests,
      );
      id = 0;
      const written = await exchange((_request, response) => {
        const all = headers.with(ID_AT, `id-${id++}`);
        response.writeHead(status, [...all]).end(content ?? undefined);
      }, requests);
      expect(sent).toBe(written);
      expect(sent).toContain('Date: (date)');
    },
  );

  test('changes nothing but the request id, also when another header contains the id of the first request', async () => {
    const headers = ['opener-policy', 'same-origin', ...HEADERS];
    const message = new StoredMessage(200, headers, ID_AT + 2, body);
    const ids = ['same-origin', 'second-id', 'third-id'];
    const sent = await exchange(
      (request, response) => message.send(request, response, ids.shift() ?? ''),
      KEEP + KEEP + CLOSE,
    );
    expect(sent.match(/^opener-policy: .+$/gm)).toEqual(Array(3).fill('opener-policy: same-origin'));
    expect(sent.match(/^x-request-id: .+$/gm)).toEqual([
      'x-request-id: same-origin',
      'x-request-id: second-id',
      'x-request-id: third-id',
    ]);
  });

  test('takes the head of the first response that leaves its connection open', async () => {
    const message = new StoredMessage(200, HEADERS, ID_AT, body);
    const closing = await exchange((request, response) => message.send(request, response, 'id'), CLOSE);
    expect(closing).toContain('Connection: close');
    const written: number[] = [];
    const open = await exchange(
      (request, response) => {
        const writeHead = jest.spyOn(response, 'writeHead');
        message.send(request, response, 'id');
        written.push(writeHead.mock.calls.length);
      },
      KEEP + KEEP + KEEP + CLOSE,
    );
    expect(open.match(/^Connection: .+$/gm)).toEqual([
      'Connection: keep-alive',
      'Connection: keep-alive',
      'Connection: keep-alive',
      'Connection: close',
    ]);
    expect(written).toEqual([1, 0, 0, 1]);
  });

  test('tells the current date', async () => {
    const message = new StoredMessage(200, HEADERS, ID_AT, body);
    server = createServer((request, response) => message.send(request, response, 'id'));
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const dateOf = async () => {
      const response = await fetch(url);
      await response.text();
      return Date.parse(response.headers.get('date') ?? '');
    };
    const first = await dateOf();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const later = await dateOf();
    expect(later - first).toBeGreaterThanOrEqual(1000);
    expect(Math.abs(Date.now() - later)).toBeLessThan(5000);
  });
});
