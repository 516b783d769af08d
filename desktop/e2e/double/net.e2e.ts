import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { netDouble } from './net-double.js';

let origin: string;
const received: number[] = [];
const server = createServer(async (request, response) => {
  if (request.url === '/away') return void response.writeHead(302, { location: '/' }).end();
  received.push(Date.now());
  let body = '';
  for await (const chunk of request) body += chunk;
  response.end(body);
});

test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
});

test('net.fetch reads a body to its end before it sends it, and its answer has no address', async () => {
  let endedAt = 0;
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('one '));
      await new Promise((resolve) => setTimeout(resolve, 100));
      controller.enqueue(new TextEncoder().encode('two'));
      endedAt = Date.now();
      controller.close();
    },
  });
  const response = await netDouble.fetch(origin, { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(await response.text()).toBe('one two');
  expect(response.url).toBe('');
  expect(received.at(-1)).toBeGreaterThanOrEqual(endedAt);
});

test('a redirect that nobody follows at once is cancelled', async () => {
  await expect(netDouble.fetch(`${origin}/away`, { redirect: 'manual' })).rejects.toThrow(
    'Redirect was cancelled',
  );
  await expect(netDouble.fetch(`${origin}/away`, { redirect: 'error' })).rejects.toThrow(
    "redirect policy was 'error'",
  );
  const followed = await netDouble.fetch(`${origin}/away`);
  expect([followed.status, followed.url]).toEqual([200, '']);
  const request = netDouble.request({ url: origin });
  expect(() => request.followRedirect()).toThrow('was not waiting for a redirect');
});

test('headers that Chromium sets itself, late headers, and other schemes are refused', async () => {
  const request = netDouble.request({ url: origin, method: 'POST' });
  for (const name of ['Content-Length', 'host', 'Transfer-Encoding']) {
    expect(() => request.setHeader(name, '1')).toThrow('ERR_INVALID_ARGUMENT');
  }
  request.write('a');
  expect(() => request.setHeader('accept', 'text/plain')).toThrow("Can't set headers after they are sent");
  expect(() => netDouble.request({ url: 'file:///etc/passwd' })).toThrow('only supports http: and https:');
  await expect(netDouble.fetch('data:,hello')).rejects.toThrow('ERR_UNKNOWN_URL_SCHEME');
});
