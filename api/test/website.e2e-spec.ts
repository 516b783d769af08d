import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  apiRoutes,
  messages,
  PAGE_RENDERINGS_MAX,
  PAGE_RENDERINGS_WAITING_MAX,
  PAGE_RETRY_AFTER_S,
} from '@quartermile/core/domain';
import { RevisionService } from '../src/platform/cache/revision.service.js';
import { callAsAdmin } from './harness/admin-client.js';
import { readPolicy, sourcesOfInline } from './harness/policy.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** A fake of web's server build that returns its input and the responses of the API. */
const SERVER_ENTRY = `
  export async function handleRequest(request, context) {
    const { pathname } = new URL(request.url);
    if (pathname === '/broken') throw new Error('cannot render');
    if (pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/here' } });
    if (pathname.startsWith('/slow')) await globalThis.releaseOfSlowPages;
    if (pathname === '/counted') {
      globalThis.rendered = (globalThis.rendered ?? 0) + 1;
      return new Response(globalThis.rendered + ' <script nonce="' + context.nonce + '">a()</script>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    }
    if (pathname === '/injected') return new Response('<script nonce="' + context.nonce + '">own()</script>' +
      '<script>evil()</script><script nonce="">evil2()</script><style>evil{}</style>' +
      '<style nonce="' + context.nonce + '">own{}</style>', { headers: { 'content-type': 'text/html' } });
    if (pathname === '/given') return Response.json({
      url: request.url, cookie: request.headers.get('cookie'), authorization: request.headers.get('authorization'),
    });
    const api = await context.callApi(new Request(new URL('${apiRoutes.health}', context.publicUrl)));
    const unknown = await context.callApi(new Request(new URL('/api/unknown', context.publicUrl)));
    const health = await api.json();
    const html = '<!doctype html><script nonce="' + context.nonce + '">start()</script>' +
      health.name + ' ' + unknown.status + ' '.repeat(2000);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(html, { headers, status: pathname === '/' ? 200 : 404 });
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
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    expect(answer.body).toContain('quartermile 404');
  });

  test('is rendered once for all who read it, with the same bytes and headers, until content changes', async () => {
    const read = async () => {
      const { body, headers } = await server.inject('/counted');
      const { date: _, 'x-request-id': _id, ...others } = headers;
      return { body, headers: others };
    };
    const [first, ...others] = await Promise.all([read(), read(), read()]);
    expect(first?.body).toBe('1 <script>a()</script>');
    for (const other of others) expect(other).toEqual(first);
    const revision = server.app.get(RevisionService, { strict: false });
    await server.dataSource.transaction((manager) => revision.bump(manager));
    const next = await read();
    expect(next.body).toBe('2 <script>a()</script>');
    expect(next.headers.etag).not.toBe(first?.headers.etag);
  });

  test('is answered with 304 while it is the same, with the same policy, for GET and HEAD', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const page = await server.inject({ url: '/', headers: { 'accept-encoding': encoding } });
      const headers = { 'accept-encoding': encoding, 'if-none-match': String(page.headers.etag) };
      for (const method of ['GET', 'HEAD'] as const) {
        const again = await server.inject({ method, url: '/', headers });
        expect([again.statusCode, again.body]).toEqual([304, '']);
        for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
          expect(again.headers[name]).toBe(page.headers[name]);
      }
    }
  });

  test('has another strong ETag per encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) =>
          (await server.inject({ url: '/', headers: { 'accept-encoding': encoding } })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  });

  test('is rendered again when it broke', async () => {
    expect((await server.inject('/broken')).statusCode).toBe(500);
    expect((await server.inject('/broken')).statusCode).toBe(500);
  });

  test('allows exactly its own inline scripts by their hashes, and carries nothing random', async () => {
    const page = await server.inject('/');
    expect(page.body).toContain('<script>start()</script>');
    expect(page.body).not.toContain('nonce');
    const policy = readPolicy(page.headers['content-security-policy']);
    expect(policy['script-src']).toBe(sourcesOfInline(page.body, 'script'));
    expect(policy).toMatchObject({ 'style-src': "'self'", 'script-src-attr': "'none'" });
    expect(page.headers['content-security-policy']).not.toMatch(/nonce-|script-src[^;]*unsafe/);
  });

  test('allows no script or style element that content smuggled into it', async () => {
    const page = await server.inject('/injected');
    expect(page.body).toContain('<script>evil()</script>');
    const policy = readPolicy(page.headers['content-security-policy']);
    expect(policy['script-src']).toBe(sourcesOfInline('<script>own()</script>', 'script'));
    expect(policy['style-src']).toBe(sourcesOfInline('<style>own{}</style>', 'style'));
  });

  test('is 503 with Retry-After when too many others are being rendered, except when it is cached', async () => {
    const release = Promise.withResolvers<void>();
    Object.assign(globalThis, { releaseOfSlowPages: release.promise });
    expect((await server.inject('/')).statusCode).toBe(200);
    const most = PAGE_RENDERINGS_MAX + PAGE_RENDERINGS_WAITING_MAX;
    const slow = Array.from({ length: most }, (_, i) => server.inject(`/slow-${i}`));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const refused = await server.inject('/other');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, String(PAGE_RETRY_AFTER_S)]);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.body).toContain(messages.website.busy.title);
    expect((await server.inject('/')).statusCode).toBe(200);
    release.resolve();
    for (const answer of await Promise.all(slow)) expect(answer.statusCode).toBe(404);
    expect((await server.inject('/other')).statusCode).toBe(404);
  });

  test('is compressed when asked', async () => {
    const brotli = await server.inject({ url: '/', headers: BROWSER });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('quartermile');
    const gzip = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('quartermile');
  });

  test('answers HEAD like GET, without a body', async () => {
    const { statusCode, body, headers } = await server.inject({ method: 'HEAD', url: '/', headers: BROWSER });
    const get = await server.inject({ url: '/', headers: BROWSER });
    expect([statusCode, body]).toEqual([200, '']);
    const { date: _, 'x-request-id': _id, ...same } = get.headers;
    expect(headers).toMatchObject(same);
  });

  test('is the same for query parameters that no page reads', async () => {
    const before = await server.inject('/given?q=1&utm_source=video');
    expect(before.json().url).toBe('https://quartermile.example/given?q=1');
  });

  test('keeps the status and the redirects of the website', async () => {
    expect((await server.inject('/nowhere')).statusCode).toBe(404);
    const moved = await server.inject('/moved');
    expect([moved.statusCode, moved.headers.location, moved.body]).toEqual([302, '/here', '']);
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
