import { describe, expect, test } from '@jest/globals';
import { chooseEncoding, isNotModified } from './content-negotiation.js';

describe('chooseEncoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0.5,gzip ; q=0.5', 'br'],
    ['br;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.1', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity, gzip;q=0.5', 'identity'],
    ['identity;q=0.5, gzip', 'gzip'],
    ['identity;q=0, *;q=0', 'identity'],
    ['br;q=nonsense', 'identity'],
    [',;,=', 'identity'],
  ])('%p gets %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('isNotModified', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['"tag"', true],
    ['W/"tag"', true],
    ['"other", "tag"', true],
    ['"other","tag-br"', false],
    ['*', true],
    ['tag', false],
    ['"*"', false],
  ])('%p is %p', (header, expected) => {
    expect(isNotModified(header, '"tag"')).toBe(expected);
  });
});
