import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { type ProbeApp, startProbeApp } from './harness/probe-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';
import { readPolicy } from './harness/website/policy.js';

const TEXT = 'quartermile '.repeat(1000);

@Controller()
class ProbeController {
  @Get('/api/probe/text')
  text(): unknown {
    return { text: TEXT };
  }

  @Get('/page')
  page(): unknown {
    return { text: TEXT };
  }
}

describe('every answer', () => {
  let database: TestDatabase;
  let server: ProbeApp;
  let secure: ProbeApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startProbeApp(database.url, [ProbeController]);
    secure = await startProbeApp(database.url, [ProbeController], {
      publicUrl: 'https://quartermile.example',
      trustProxy: 1,
    });
  });
  afterAll(async () => {
    await Promise.all([server.close(), secure.close()]);
    await database.drop();
  });

  const COMMON = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  };

  test('carries the headers of a strict site', async () => {
    const { headers } = await server.inject('/page');
    expect(headers).toMatchObject(COMMON);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(readPolicy(headers['content-security-policy'])).toEqual({
      'default-src': "'self'",
      'base-uri': "'none'",
      'connect-src': "'self'",
      'font-src': "'self'",
      'form-action': "'self'",
      'img-src': "'self' data: blob:",
      'frame-src':
        "'self' https://www.youtube-nocookie.com https://drive.google.com https://www.facebook.com",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'style-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
    });
  });

  test('of the API, of pictures and of built files may load nothing and be framed by nobody', async () => {
    const { headers } = await server.inject('/api/probe/text');
    expect(headers).toMatchObject({ ...COMMON, 'cache-control': 'no-store' });
    expect(headers['x-powered-by']).toBeUndefined();
    const media = await server.inject('/media/nothing');
    expect(media.headers).toMatchObject(COMMON);
    const asset = await server.inject('/assets/nothing.js');
    expect(asset.headers).toMatchObject(COMMON);
    for (const policy of [headers, media.headers, asset.headers].map(
      (one) => one['content-security-policy'],
    )) {
      expect(readPolicy(policy)).toEqual({
        'default-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
      });
    }
  });

  test('keeps browsers on https only where the site is served over it', async () => {
    const plain = await server.inject('/page');
    const tls = await secure.inject('/page');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(tls.headers['strict-transport-security']).toBe('max-age=63072000');
    const data = await secure.inject('/api/probe/text');
    expect(data.headers['strict-transport-security']).toBe('max-age=63072000');
    expect(tls.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  test('has an id of its own, or that of the proxy in front', async () => {
    const idOf = async (app: ProbeApp, given: string) =>
      (await app.inject({ url: '/page', headers: { 'x-request-id': given } })).headers['x-request-id'];
    expect(await idOf(server, 'given-by-caller')).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf(secure, 'given-by-proxy')).toBe('given-by-proxy');
    expect(await idOf(secure, '<script>')).toMatch(/^[\da-f-]{36}$/);
  });

  test('of the API is compressed when asked', async () => {
    const get = (encoding: string) =>
      server.inject({ url: '/api/probe/text', headers: { 'accept-encoding': encoding } });
    const [br, gzip, plain] = [await get('gzip, br'), await get('gzip'), await get('identity')];
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const page = await server.inject({ url: '/page', headers: { 'accept-encoding': 'br' } });
    expect(page.headers['content-encoding']).toBeUndefined();
  });
});
