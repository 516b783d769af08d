import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { electronFetch } from './electron-fetch.js';

vi.mock('electron', async () => ({ net: (await import('../../../e2e/double/net-double.js')).netDouble }));

const large = JSON.stringify({ image: 'A'.repeat(300_000) });
let origin: string;
/** `/echo` answers with what came, `/away` redirects there, `/silent` never answers, `/broken` breaks off. */
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (request.url === '/away') response.writeHead(307, { location: '/echo' }).end();
  else if (request.url === '/none') response.writeHead(204).end();
  else if (request.url === '/broken') {
    response.writeHead(200, { 'content-length': '10' }).write('half');
    setTimeout(() => request.socket.destroy(), 20);
  } else if (request.url === '/echo') {
    const { method, headers } = request;
    response.end(JSON.stringify({ method, type: headers['content-type'], body }));
  }
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const headers = { 'content-type': 'application/json' };
const onUploadProgress = vi.fn<(fraction: number) => void>();
const upload = (path: string, signal?: AbortSignal) =>
  electronFetch(origin + path, {
    method: 'POST',
    headers,
    body: large,
    redirect: 'error',
    onUploadProgress,
    ...(signal && { signal }),
  });

test('a large body arrives whole, with its headers, and is metered to the end', async () => {
  const response = await upload('/echo');
  expect(await response.json()).toEqual({ method: 'POST', type: 'application/json', body: large });
  expect(onUploadProgress).toHaveBeenLastCalledWith(1);
});

test('a small body is sent as well, and not metered', async () => {
  onUploadProgress.mockClear();
  const response = await electronFetch(`${origin}/echo`, { method: 'PUT', body: '{}', onUploadProgress });
  expect(await response.json()).toMatchObject({ method: 'PUT', body: '{}' });
  expect(onUploadProgress).not.toHaveBeenCalled();
});

test('an upload that is redirected fails, and one that is given up ends with the reason', async () => {
  await expect(upload('/away')).rejects.toThrow("redirect policy was 'error'");
  await expect(upload('/silent', AbortSignal.timeout(100))).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(upload('/echo', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});

test('an answer without a body is one, and an answer that breaks off is none', async () => {
  expect(await upload('/none')).toMatchObject({ status: 204, body: null });
  await expect(upload('/broken')).rejects.toThrow();
});

test('a redirect is an answer with its whole address where the caller follows by hand', async () => {
  const response = await electronFetch(`${origin}/away`, { redirect: 'manual' });
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe(`${origin}/echo`);
  await expect(electronFetch(`${origin}/away`, { redirect: 'error' })).rejects.toThrow('redirect policy');
});
