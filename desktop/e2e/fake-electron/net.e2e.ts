import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { fakeNet } from './fake-net.js';

let origin: string;
const received: number[] = [];
const server = createServer(async (request, response) => {
  if (request.url === '/private') {
    return void response.writeHead(401, { 'www-authenticate': 'Basic realm="site"' }).end('Who are you?');
  }
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

test('net.fetch buffers the body before sending, and its response has no url', async () => {
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
  const response = await fakeNet.fetch(origin, { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(await response.text()).toBe('one two');
  expect(response.url).toBe('');
  expect(received.at(-1)).toBeGreaterThanOrEqual(endedAt);
});

test('a redirect that is not followed synchronously is cancelled', async () => {
  await expect(fakeNet.fetch(`${origin}/away`, { redirect: 'manual' })).rejects.toThrow(
    'Redirect was cancelled',
  );
  await expect(fakeNet.fetch(`${origin}/away`, { redirect: 'error' })).rejects.toThrow(
    "redirect policy was 'error'",
  );
  const followed = await fakeNet.fetch(`${origin}/away`);
  expect([followed.status, followed.url]).toEqual([200, '']);
  const request = fakeNet.request({ url: origin });
  expect(() => request.followRedirect()).toThrow('was not waiting for a redirect');
});

test('only net.request emits login, and without a listener it is cancelled', async () => {
  const challenges: object[] = [];
  const request = fakeNet.request({ url: `${origin}/private` });
  request.on('login', (challenge, callback) => {
    challenges.push(challenge);
    callback();
  });
  const status = new Promise((resolve) => request.on('response', ({ statusCode }) => resolve(statusCode)));
  request.end();
  expect(await status).toBe(401);
  expect(challenges).toEqual([
    { isProxy: false, scheme: 'basic', host: '127.0.0.1', port: Number(new URL(origin).port), realm: 'site' },
  ]);
  expect((await fakeNet.fetch(`${origin}/private`)).status).toBe(401);
});

test('rejects restricted headers, late headers and other schemes', async () => {
  const request = fakeNet.request({ url: origin, method: 'POST' });
  for (const name of ['Content-Length', 'host', 'Transfer-Encoding']) {
    expect(() => request.setHeader(name, '1')).toThrow('ERR_INVALID_ARGUMENT');
  }
  request.write('a');
  expect(() => request.setHeader('accept', 'text/plain')).toThrow("Can't set headers after they are sent");
  expect(() => fakeNet.request({ url: 'file:///etc/passwd' })).toThrow('only supports http: and https:');
  await expect(fakeNet.fetch('data:,hello')).rejects.toThrow('ERR_UNKNOWN_URL_SCHEME');
});
