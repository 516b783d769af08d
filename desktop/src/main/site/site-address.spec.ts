import { expect, test } from 'vitest';
import { readSiteAddress } from './site-address.js';

test.each([
  ['https://example.org', 'https://example.org'],
  [' Example.org/admin?x=1 ', 'https://example.org'],
  ['example.org:8443', 'https://example.org:8443'],
  ['localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('"%s" means %s', (typed, origin) => {
  expect(readSiteAddress(typed)).toEqual({ origin });
});

test.each([
  '',
  'not an address',
  'quartermile',
  'ftp://example.org',
  'https://me:secret@example.org',
  'javascript:1',
])('"%s" is no address', (typed) => {
  expect(readSiteAddress(typed)).toEqual({ problem: 'invalid' });
});

test.each(['http://example.org', 'http://127.0.0.1.example.org', 'http://192.168.1.5'])(
  '%s would send the password in the open',
  (typed) => {
    expect(readSiteAddress(typed)).toEqual({ problem: 'insecure' });
  },
);
