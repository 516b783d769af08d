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

test('takes a site of our level', async () => {
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
])('tells what is wrong: %s', async (problem, fetch) => {
  expect(await checkSite(origin, fetch)).toEqual({ problem });
});
