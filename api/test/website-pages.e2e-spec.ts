import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BeforeRouter } from '../src/platform/cache/before-router/before-router.service.js';
import { RevisionService } from '../src/platform/cache/revision.service.js';
import { websiteMessages } from '../src/website/plain-page.js';
import type { TestApp } from './harness/test-app.js';
import { writeFakeWebsite } from './harness/website/fake-website.js';
import { readPolicy, sourcesOfInline } from './harness/website/policy.js';
import { startWebsite } from './harness/website/start-website.js';

const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

let server: TestApp;

beforeAll(async () => {
  server = await startWebsite(await writeFakeWebsite(), { publicUrl: 'https://quartermile.example' });
});
afterAll(() => server.close());

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

  test('answers HEAD like GET, without a body', async () => {
    const { statusCode, body, headers } = await server.inject({ method: 'HEAD', url: '/', headers: BROWSER });
    const get = await server.inject({ url: '/', headers: BROWSER });
    expect([statusCode, body]).toEqual([200, '']);
    const { date: _, 'x-request-id': _id, ...same } = get.headers;
    expect(headers).toMatchObject(same);
  });

  test('has one address: other spellings of its path are moved, those of its query take no place', async () => {
    const moved = await server.inject('/Counted?utm_source=video');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/counted']);
    expect(moved.headers['cache-control']).toBe('no-store');
    const { responses } = server.app.get(BeforeRouter, { strict: false });
    const page = await server.inject('/counted');
    const isStored = (url: string) => responses.get(url) !== undefined;
    for (let nth = 0; nth < 5; nth++) {
      const { body, statusCode } = await server.inject(`/counted?junk=${nth}`);
      expect([statusCode, body]).toEqual([200, page.body]);
      await server.inject(`/terms-of-use.html?junk=${nth}`);
      await server.inject(`/feeds/leaderboard.xml?junk=${nth}`);
    }
    await server.inject('/terms-of-use.html');
    await server.inject('/counted');
    expect(['/counted', '/terms-of-use.html'].map(isStored)).toEqual([true, true]);
    for (const path of ['/counted', '/terms-of-use.html', '/feeds/leaderboard.xml'])
      expect([0, 1, 2, 3, 4].map((nth) => isStored(`${path}?junk=${nth}`))).not.toContain(true);
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

  test('is requested on the public origin, without the visitor’s cookie and token', async () => {
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
    expect(answer.body).toContain(websiteMessages.broken.title);
    expect(answer.body).not.toContain('cannot render');
  });
});
