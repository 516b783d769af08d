import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes, messages } from '@quartermile/core/domain';
import { RevisionService } from '../src/platform/cache/revision.service.js';
import { callAsAdmin } from './harness/admin-client.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** A fake of web's server build that returns its input and the responses of the API. */
const SERVER_ENTRY = `
  export async function handleRequest(request, context) {
    const { pathname } = new URL(request.url);
    if (pathname === '/broken') throw new Error('cannot render');
    if (pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/here' } });
    if (pathname === '/counted') {
      globalThis.rendered = (globalThis.rendered ?? 0) + 1;
      return new Response(globalThis.rendered + ' <script nonce="' + context.nonce + '">', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    }
    if (pathname === '/given') return Response.json({
      url: request.url, cookie: request.headers.get('cookie'), authorization: request.headers.get('authorization'),
    });
    const api = await context.callApi(new Request(new URL('${apiRoutes.health}', context.publicUrl)));
    const unknown = await context.callApi(new Request(new URL('/api/unknown', context.publicUrl)));
    const health = await api.json();
    const html = '<!doctype html><script nonce="' + context.nonce + '"></script>' +
      health.name + ' ' + unknown.status + ' '.repeat(2000);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(request.method === 'HEAD' ? null : html, { headers, status: pathname === '/' ? 200 : 404 });
  }
`;
const ASSET = '/assets/app-a1b2c3.js';
const PROBLEM = 'application/problem+json; charset=utf-8';
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

let folder: string;
let server: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermile-website-'));
  await mkdir(join(folder, 'server'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'server/index.js'), SERVER_ENTRY);
  await writeFile(join(folder, `client${ASSET}`), 'plain');
  await writeFile(join(folder, `client${ASSET}.br`), 'as brotli');
  await writeFile(join(folder, `client${ASSET}.gz`), 'as gzip');
  await writeFile(join(folder, 'client/favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'client/legal.css'), "src: url('{{textFont}}')");
  await writeFile(join(folder, 'client/assets/inter-latin-wght-normal-A1b2.woff2'), 'font');
  await writeFile(join(folder, 'client/demo-video.html'), '<title>Demo video</title>');
  await writeFile(join(folder, 'client/terms-of-use.html'), '<!doctype html>{{origin}}/terms-of-use.html');
  await writeFile(join(folder, 'client/offline.html'), '<title>You are offline | {{siteName}}</title>');
  await writeFile(join(folder, 'client/site.webmanifest'), '{ "name": "{{siteName}}" }');
  server = await startTestApp({ publicUrl: 'https://quartermile.example' }, { websiteFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('a page', () => {
  test('is rendered with what the API says in this process', async () => {
    const answer = await server.inject('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect(answer.body).toContain('quartermile 404');
  });

  test('is rendered once for all who read it, each with a nonce of their own, until content changes', async () => {
    const read = async () => (await server.inject('/counted')).body;
    const [first, ...others] = await Promise.all([read(), read(), read()]);
    expect(first).toMatch(/^1 /);
    expect(others.every((body) => body.startsWith('1 '))).toBe(true);
    expect(new Set([first, ...others]).size).toBe(3);
    const revision = server.app.get(RevisionService, { strict: false });
    await server.dataSource.transaction((manager) => revision.bump(manager));
    expect(await read()).toMatch(/^2 /);
  });

  test('is rendered again when it broke', async () => {
    expect((await server.inject('/broken')).statusCode).toBe(500);
    expect((await server.inject('/broken')).statusCode).toBe(500);
  });

  test('carries the nonce of its content security policy, a new one each time', async () => {
    const [one, two] = await Promise.all([server.inject('/'), server.inject('/')]);
    const [nonce, other] = [one, two].map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1]);
    expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(other).not.toBe(nonce);
  });

  test('is compressed when asked', async () => {
    const brotli = await server.inject({ url: '/', headers: BROWSER });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('quartermile');
    const gzip = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('quartermile');
  });

  test('answers HEAD without a body', async () => {
    const answer = await server.inject({ method: 'HEAD', url: '/' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe('');
  });

  test('keeps the status and the redirects of the website', async () => {
    expect((await server.inject('/nowhere')).statusCode).toBe(404);
    const moved = await server.inject('/moved');
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/here']);
  });

  test.each(['/%ff', '/100%?tab=%'])(
    'of an address that cannot be decoded (%s) is one of the website’s own',
    async (url) => {
      const answer = await server.inject(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );

  test('is asked for on the public origin, without whoever asks', async () => {
    const headers = { host: 'evil.example', cookie: 'a=b', authorization: 'Bearer x' };
    const answer = await server.inject({ url: '/given?q=1', headers });
    expect(answer.json()).toEqual({
      url: 'https://quartermile.example/given?q=1',
      cookie: null,
      authorization: null,
    });
  });

  test('that starts with two slashes stays on this site', async () => {
    const answer = await server.inject('//evil.example/given');
    expect(answer.statusCode).toBe(404);
  });

  test('that cannot be rendered is a plain page without details of the error', async () => {
    const answer = await server.inject('/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain(messages.website.broken.title);
    expect(answer.body).not.toContain('cannot render');
  });
});

describe('a static file', () => {
  test('of a hashed name is immutable in caches, and its compressed version is preferred', async () => {
    const answer = await server.inject({ url: ASSET, headers: BROWSER });
    expect(answer.body).toBe('as brotli');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect((await server.inject(ASSET)).body).toBe('plain');
  });

  test('of another name is asked for again, and answered with 304 while it is the same', async () => {
    const url = '/favicon.svg';
    const first = await server.inject(url);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await server.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test('carries the security headers', async () => {
    expect((await server.inject(ASSET)).headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  test('that is gone is 404, not a page', async () => {
    const answer = await server.inject('/assets/app-000000.js');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, PROBLEM]);
  });
});

describe('the demo player', () => {
  test('may be framed by this site alone, unlike other pages', async () => {
    const { headers } = await server.inject('/demo-video.html');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    const other = await server.inject('/offline.html');
    expect(other.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(other.headers['x-frame-options']).toBe('DENY');
  });
});

describe('the sheet of plain pages', () => {
  test('names the text font that the build made', async () => {
    const answer = await server.inject('/legal.css');
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(answer.body).toBe("src: url('/assets/inter-latin-wght-normal-A1b2.woff2')");
  });
});

describe('a legal page', () => {
  test('names its own public address', async () => {
    const answer = await server.inject('/terms-of-use.html');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe('<!doctype html>https://quartermile.example/terms-of-use.html');
  });

  test('that the build lacks is 404', async () => {
    expect((await server.inject('/privacy.html')).statusCode).toBe(404);
  });
});

describe('a file that names the site', () => {
  const rename = async (siteName: string) => {
    const call = await callAsAdmin(server);
    expect((await call('PUT', apiRoutes.site, { siteName })).statusCode).toBe(200);
  };

  test('carries its new name at once after it is renamed', async () => {
    expect((await server.inject('/offline.html')).body).toBe('<title>You are offline | Quartermile</title>');
    await rename('Boost & "Burn" <Club>');
    const page = await server.inject('/offline.html');
    expect(page.body).toBe('<title>You are offline | Boost &amp; &quot;Burn&quot; &lt;Club&gt;</title>');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const manifest = await server.inject('/site.webmanifest');
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(manifest.json()).toEqual({ name: 'Boost & "Burn" <Club>' });
  });

  test('is asked for again, and answered with 304 while it is the same', async () => {
    const url = '/site.webmanifest';
    await rename('Before');
    const first = await server.inject(url);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await server.inject({ url, headers })).statusCode).toBe(304);
    await rename('After');
    const renewed = await server.inject({ url, headers });
    expect([renewed.statusCode, renewed.json()]).toEqual([200, { name: 'After' }]);
  });

  test('carries the security headers, answers HEAD, and is compressed when asked', async () => {
    const url = '/offline.html';
    const page = await server.inject({ url, headers: BROWSER });
    expect(page.headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('You are offline');
    const head = await server.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});

describe('an unknown path of the API', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('is JSON for %s', async (method) => {
    const answer = await server.inject({ method, url: '/api/nothing/here' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe(PROBLEM);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});

test('without a build there is a page that says so, and the API works', async () => {
  const bare = await startTestApp({}, { websiteFolder: join(folder, 'missing') });
  const page = await bare.inject('/leaderboard');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain(messages.websiteMissing.title);
  expect((await bare.inject(apiRoutes.health)).statusCode).toBe(200);
  await bare.close();
});
