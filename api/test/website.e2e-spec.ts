import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accentSheet, apiRoutes } from '@quartermile/core/domain';
import { websiteMissingMessages } from '../src/website/plain-page.js';
import { callAsAdmin } from './harness/administrators/admin-client.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { ASSET, writeFakeWebsite } from './harness/website/fake-website.js';
import { startWebsite } from './harness/website/start-website.js';

const PROBLEM = 'application/problem+json; charset=utf-8';
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

let server: TestApp;

beforeAll(async () => {
  server = await startWebsite(await writeFakeWebsite(), { publicUrl: 'https://quartermile.example' });
});
afterAll(() => server.close());

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

  test('of another name is requested again, and answered with 304 while it is the same', async () => {
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

  test('has no address for its compressed version, and a folder has none', async () => {
    for (const url of [`${ASSET}.br`, `${ASSET}.gz`, '/assets/', '/assets/.', '/favicon.svg.br']) {
      const answer = await server.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
  });

  test('answers HEAD as GET, without a body', async () => {
    const [get, head] = await Promise.all(
      (['GET', 'HEAD'] as const).map((method) => server.inject({ method, url: ASSET })),
    );
    const { date: _, 'x-request-id': __, ...headers } = get?.headers ?? {};
    expect(head).toMatchObject({ statusCode: 200, body: '', headers });
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
  test('names the two parts of the text font that the build made', async () => {
    const answer = await server.inject('/legal.css');
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(answer.body).toBe(
      "src: url('/assets/inter-latin-wght-normal-A1b2.woff2'); src: url('/assets/inter-latin-wght-normal-rest-C3d4.woff2')",
    );
  });

  test('has the accent of the site once one is chosen', async () => {
    const call = await callAsAdmin(server);
    const before = (await server.inject('/legal.css')).body;
    await call('PUT', apiRoutes.site, { accent: '#2266dd' });
    expect((await server.inject('/legal.css')).body).toBe(before + accentSheet('#2266dd', 'device'));
    await call('PUT', apiRoutes.site, { accent: null });
    expect((await server.inject('/legal.css')).body).toBe(before);
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

  test('leads to the pages of the site', async () => {
    const { body } = await server.inject('/link-not-set.html');
    expect(body).toContain('<nav aria-label="Main"><a href="/">Home</a>\n<a href="/events">Events</a>');
  });

  test('is requested again, and answered with 304 while it is the same', async () => {
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
  const bare = await startTestApp();
  const page = await bare.inject('/leaderboard');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain(websiteMissingMessages.title);
  expect((await bare.inject(apiRoutes.health)).statusCode).toBe(200);
  await bare.close();
});
