import { describe, expect, test } from '@jest/globals';
import { relyingPartyOf } from './relying-party.js';

describe('the relying party', () => {
  test.each([
    ['https://quarter.example', { id: 'quarter.example', origin: 'https://quarter.example' }],
    ['https://quarter.example:8443', { id: 'quarter.example', origin: 'https://quarter.example:8443' }],
    ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['http://app.localhost', { id: 'app.localhost', origin: 'http://app.localhost' }],
    ['http://quarter.example', null],
    ['http://127.0.0.1:3000', null],
    ['https://192.0.2.1', null],
    ['https://[2001:db8::1]', null],
  ])('of %s', (url, expected) => expect(relyingPartyOf(url)).toEqual(expected));
});
