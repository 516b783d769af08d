import { expect, test } from 'vitest';
import { bodyMaxBytesForImages } from './image-limits.js';
import { optionalImageSchema } from './image-schemas.js';
import { imageSizeOfPath } from './media-name.js';

test('a body has room for its pictures in base64, and for its fields', () => {
  const tenMegabytes = 10 * 1024 * 1024;
  for (const pictures of [1, 2]) {
    const base64 = Math.ceil(tenMegabytes / 3) * 4 * pictures;
    expect(bodyMaxBytesForImages(pictures) - base64).toBeGreaterThan(250 * 1024);
    expect(bodyMaxBytesForImages(pictures) - base64).toBeLessThanOrEqual(256 * 1024);
  }
});

test('an absent, null or empty picture is none', () => {
  expect([undefined, null, ''].map((image) => optionalImageSchema.parse(image))).toEqual([null, null, null]);
  expect(optionalImageSchema.parse('/media/a')).toBe('/media/a');
});

test('a picture has a size only if its path has one', () => {
  expect(imageSizeOfPath('/media/x')).toBeNull();
  expect(imageSizeOfPath('https://example.org/a.jpg')).toBeNull();
});
