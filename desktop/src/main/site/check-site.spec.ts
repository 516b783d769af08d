import { API_LEVEL } from '@quartermile/core/domain';
import { expect, test } from 'vitest';
import type { Fetch } from '../calls/fetch.js';
import { checkSite } from './check-site.js';

const origin = 'https://example.org';
const health = { status: 'ok', name: 'quartermile', version: '0.1.0', api: API_LEVEL };
const answer =
  (body: unknown, status = 200): Fetch =>
  async () =>
    Response.json(body, { status });
const failure =
  (words: string): Fetch =>
  async () => {
    throw new Error(words);
  };

test('accepts a site with a compatible API level', async () => {
  expect(await checkSite(origin, answer(health))).toEqual({ origin });
});

test.each([
  ['tooOld', answer({ ...health, api: API_LEVEL - 1 })],
  ['tooNew', answer({ ...health, api: API_LEVEL + 1 })],
  ['stranger', answer({ ...health, name: 'another' })],
  ['stranger', answer('hello')],
  ['stranger', answer(health, 404)],
  ['stranger', (async () => new Response('<h1>Shop</h1>')) satisfies Fetch],
  ['unreachable', answer({}, 502)],
  ['unreachable', failure('net::ERR_NAME_NOT_RESOLVED')],
  ['unreachable', failure('net::ERR_CONNECTION_REFUSED')],
  ['certificate', failure('net::ERR_CERT_AUTHORITY_INVALID')],
  ['certificate', failure('net::ERR_CERT_DATE_INVALID')],
  ['certificate', failure('net::ERR_SSL_PROTOCOL_ERROR')],
])('reports what is wrong: %s', async (problem, fetch) => {
  expect(await checkSite(origin, fetch)).toEqual({ problem });
});

/** A chain of redirects; the last address is the site. */
const chain =
  (...addresses: string[]): Fetch =>
  async (url) => {
    const next = addresses[addresses.indexOf(url) + 1];
    // `url` is empty, as in Electron.
    return next === undefined
      ? Response.json(health)
      : new Response(null, { status: 308, headers: { location: next } });
  };
const path = '/api/health';

test.each([
  ['https://example.org', 'https://www.example.org'],
  ['http://localhost:3000', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', 'https://example.org'],
])('a site at %s that redirects to %s is stored under its final address', async (first, last) => {
  expect(await checkSite(first, chain(first + path, last + path))).toEqual({ origin: last });
});

test('follows a few redirects, relative ones too', async () => {
  const hops = chain(`${origin}${path}`, `${origin}/de${path}`, `https://www.example.org${path}`);
  expect(await checkSite(origin, hops)).toEqual({ origin: 'https://www.example.org' });
  const relative: Fetch = async (url) =>
    url === origin + path
      ? new Response(null, { status: 302, headers: { location: '/elsewhere' } })
      : Response.json(health);
  expect(await checkSite(origin, relative)).toEqual({ origin });
});

test.each([
  ['to an address that is not protected', 'http://www.example.org', 'insecure'],
  ['from a protected address to this machine', 'http://localhost:3000', 'insecure'],
  ['round in a circle', origin, 'stranger'],
])('a redirect %s is not followed', async (_, to, problem) => {
  const fetch: Fetch = async () => new Response(null, { status: 301, headers: { location: to + path } });
  expect(await checkSite(origin, fetch)).toEqual({ problem });
});
