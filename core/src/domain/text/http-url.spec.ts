import { describe, expect, it, test } from 'vitest';
import { httpUrlSchema } from './http-url.js';

test.each([
  [' https://example.com/a ', 'https://example.com/a'],
  ['\u202ahttps://example.com/a\u202c\u200b', 'https://example.com/a'],
  ['https://exam\u00adple.com/a\ufeff', 'https://example.com/a'],
  ['https://example.com/\nlong/\r\npath', 'https://example.com/long/path'],
  ['ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ．ｃｏｍ/a?q=Ａ', 'https://example.com/a?q=Ａ'],
  ['https://example.com/Ａ/مثال', 'https://example.com/Ａ/مثال'],
  ['https://bücher.example', 'https://bücher.example'],
])('a URL pasted as %j is stored as %s', (pasted, stored) => {
  expect(httpUrlSchema.parse(pasted)).toBe(stored);
});

describe('httpUrlSchema', () => {
  it.each(['https://example.com', 'http://example.com/shop?x=1#y', ' https://example.com/a '])(
    'takes %s',
    (text) => {
      expect(httpUrlSchema.safeParse(text).success).toBe(true);
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
    '\u200b',
    'java\u00adscript:alert(1)',
    'ｊａｖａｓｃｒｉｐｔ：／／x',
    'https://\ud800',
  ])('refuses %s', (text) => {
    expect(httpUrlSchema.safeParse(text).success).toBe(false);
  });
});
