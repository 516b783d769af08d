import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiRoutes, factorRoutes } from '@quartermile/core/domain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createElectronFetch } from './electron-fetch.js';
import { ProxyLogin } from './proxy-login.js';

vi.mock('electron', async () => ({ net: (await import('../../../e2e/fake-electron/fake-net.js')).fakeNet }));

const electronFetch = createElectronFetch(new ProxyLogin(() => {}));
const large = JSON.stringify({ image: 'A'.repeat(300_000) });
let origin: string;
/**
 * `/echo` returns the request, `/away` redirects there, `/silent` never responds, `/broken` closes the connection, `/endless`
 * never ends.
 */
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (request.url === '/away') response.writeHead(307, { location: '/echo' }).end();
  else if (request.url === '/none') response.writeHead(204).end();
  else if (request.url === '/broken') {
    response.writeHead(200, { 'content-length': '10' }).write('half');
    setTimeout(() => request.socket.destroy(), 20);
  } else if (request.url === '/endless') response.write('more');
  else if (request.url === '/echo') {
    const { method, headers } = request;
    response.end(JSON.stringify({ method, type: headers['content-type'], body }));
  } else if (request.url !== '/silent') {
    response.setHeader('set-cookie', 'quartermile_device=canary; Path=/api/admin; HttpOnly; SameSite=Strict');
    response.end(request.headers.cookie);
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

test('uploads a large body with its headers and reports progress up to 1', async () => {
  const response = await upload('/echo');
  expect(await response.json()).toEqual({ method: 'POST', type: 'application/json', body: large });
  expect(onUploadProgress).toHaveBeenLastCalledWith(1);
});

test('uploads a small body without progress', async () => {
  onUploadProgress.mockClear();
  const response = await electronFetch(`${origin}/echo`, { method: 'PUT', body: '{}', onUploadProgress });
  expect(await response.json()).toMatchObject({ method: 'PUT', body: '{}' });
  expect(onUploadProgress).not.toHaveBeenCalled();
});

test('rejects a redirected upload, and a cancelled one with the reason', async () => {
  await expect(upload('/away')).rejects.toThrow("redirect policy was 'error'");
  await expect(upload('/silent', AbortSignal.timeout(100))).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(upload('/echo', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});

test('resolves a response without a body and rejects a truncated one', async () => {
  expect(await upload('/none')).toMatchObject({ status: 204, body: null });
  const broken = await upload('/broken');
  await expect(broken.text()).rejects.toThrow();
});

test('ends the request when its response is cancelled', async () => {
  const cancelled = new AbortController();
  for (const cancel of [
    ({ body }: Response) => body?.cancel(),
    (response: Response) => {
      cancelled.abort(new Error('gone'));
      return expect(response.text()).rejects.toThrow();
    },
  ]) {
    const closed = new Promise((resolve) =>
      server.once('request', (_request, response) => response.once('close', resolve)),
    );
    await cancel(await electronFetch(`${origin}/endless`, { signal: cancelled.signal }));
    await closed;
  }
});

test('returns a redirect with its absolute location when `redirect` is `manual`', async () => {
  const response = await electronFetch(`${origin}/away`, { redirect: 'manual' });
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe(`${origin}/echo`);
  await expect(electronFetch(`${origin}/away`, { redirect: 'error' })).rejects.toThrow('redirect policy');
});

test('keeps the cookie of a login for the next one, and sends it with no other call', async () => {
  const { admin, cars } = apiRoutes;
  const cookies = [];
  for (const path of [cars.pending, admin.login, cars.pending, admin.logout, factorRoutes.appLoginClaim])
    cookies.push(await (await electronFetch(origin + path)).text());
  expect(cookies).toEqual(['', '', '', '', 'quartermile_device=canary']);
});
