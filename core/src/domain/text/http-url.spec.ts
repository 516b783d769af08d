import { describe, expect, it, test } from 'vitest';
import { httpUrlSchema, isHttpUrl } from './http-url.js';

test('a URL is stored without the space around it', () => {
  expect(httpUrlSchema.parse(' https://example.com/a ')).toBe('https://example.com/a');
});

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
    'httpx://example.com',
    'xhttp://example.com',
    '//example.com',
    'example.com',
    '',
  ])('refuses %s', (text) => {
    expect(isHttpUrl(text)).toBe(false);
  });
});
