import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { StoredMessage } from './stored-message.js';

const HEADERS = ['x-first', 'a', 'x-request-id', '', 'etag', '"a"'];
const ID_AT = 3;

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

test.each([
  [200, 'stored'],
  [304, ''],
] as const)('a stored %d is sent with the id of each request', async (status, content) => {
  const message = new StoredMessage(status, HEADERS, ID_AT, status === 200 ? Buffer.from(content) : null);
  let nth = 0;
  server = createServer((_request, response) => message.send(response, `id-${nth++}`));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const id of ['id-0', 'id-1']) {
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([status, content]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-first': 'a',
      'x-request-id': id,
      etag: '"a"',
    });
  }
});
