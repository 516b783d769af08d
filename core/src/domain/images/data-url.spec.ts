import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataUrlByteLength, isImageTooBig, parseDataUrlHead } from './data-url.js';

const dataUrlOf = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

describe('the head of a data URL', () => {
  test.each([
    'data:image/png;base64,AA',
    'data:IMAGE/JPEG;BASE64,AA',
    'data:image/svg+xml;charset=utf-8;base64,AA',
    'data:;base64,AA',
    'data:image/jpeg; name=IMG 1 (2).jpg;base64,AA',
    'data:image/jpeg;name="IMG 1, edited.jpg";base64,AA',
    'data:image/x_jpg*large;base64,AA',
    'data:jpg;base64,AA',
  ])('is that of %s', (text) => {
    expect(parseDataUrlHead(text)?.base64Start).toBe(text.length - 2);
  });

  test.each([
    '',
    'data:',
    'data:image/png,AA',
    'image/png;base64,AA',
    ' data:image/png;base64,AA',
    '/media/a.webp',
  ])('%j has none', (text) => {
    expect(parseDataUrlHead(text)).toBeNull();
  });

  test('ends where the base64 text starts', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.constantFrom('image/png', 'image/x-canon-cr2', ''), (bytes, type) => {
        const url = dataUrlOf(bytes, type);
        const head = parseDataUrlHead(url);
        expect(Buffer.from(url.slice(head?.base64Start), 'base64')).toEqual(Buffer.from(bytes));
      }),
    );
  });
});

describe('the size of a data URL', () => {
  test('is that of the bytes it carries', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => dataUrlByteLength(dataUrlOf(bytes)) === bytes.length));
  });

  test('of anything else is nothing', () => {
    expect(dataUrlByteLength('/media/a.webp')).toBe(0);
  });

  test('may be 10 MB and no byte more', () => {
    expect(isImageTooBig(10 * 1024 * 1024)).toBe(false);
    expect(isImageTooBig(10 * 1024 * 1024 + 1)).toBe(true);
  });
});
