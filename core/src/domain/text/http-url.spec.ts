import { describe, expect, it } from 'vitest';
import { isHttpUrl } from './http-url.js';

describe('isHttpUrl', () => {
  it.each(['https://example.com', 'http://example.com/shop?x=1#y', ' https://example.com/a '])(
    'takes %s',
    (text) => {
      expect(isHttpUrl(text)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    '//example.com',
    'example.com',
    '',
  ])('refuses %s', (text) => {
    expect(isHttpUrl(text)).toBe(false);
  });
});
