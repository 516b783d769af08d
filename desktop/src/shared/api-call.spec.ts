import { expect, test } from 'vitest';
import { apiCallSchema, pickPageHeaders } from './api-call.js';

const call = { method: 'GET', path: '/api/cars/pending', headers: {}, body: null };

test.each([
  call,
  { ...call, method: 'POST', headers: { 'idempotency-key': 'k' }, body: '{}' },
  { ...call, path: '/api/leaderboard/list?category=World+Facts' },
])('takes a call of the API', (value) => {
  expect(apiCallSchema.safeParse(value).success).toBe(true);
});

test.each([
  ['no object', 'GET'],
  ['nothing', null],
  ['another method', { ...call, method: 'TRACE' }],
  ['a path outside the API', { ...call, path: '/admin' }],
  ['a path that climbs out', { ...call, path: '/api/../admin' }],
  ['another host', { ...call, path: '//example.org/api/' }],
  ['a whole address', { ...call, path: 'https://example.org/api/' }],
  ['a token of its own', { ...call, headers: { authorization: 'Bearer x' } }],
  ['a header that is no text', { ...call, headers: { accept: 1 } }],
  ['a body that is no text', { ...call, body: {} }],
])('refuses %s', (_, value) => {
  expect(apiCallSchema.safeParse(value).success).toBe(false);
});

test('passes only allowed headers', () => {
  const headers = new Headers({ Accept: 'application/json', Authorization: 'Bearer x', 'X-Other': '1' });
  expect(pickPageHeaders(headers)).toEqual({ accept: 'application/json' });
});
