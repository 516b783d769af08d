import { describe, expect, it } from '@jest/globals';
import { chooseFormat } from './media-format.js';

describe('the format of a picture', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,image/png,image/*;q=0.8', 'webp'],
    ['image/webp, image/avif', 'avif'],
    ['IMAGE/AVIF', 'avif'],
    ['image/avif;q=0,image/webp;q=0.3', 'webp'],
    ['image/avif;q=0.2,image/webp;q=0.9', 'webp'],
    ['image/jpeg,image/webp;q=0.5', 'jpeg'],
    ['image/avif;q=high', 'jpeg'],
    ['image/*', 'jpeg'],
    ['*/*', 'jpeg'],
    ['text/html', 'jpeg'],
    ['', 'jpeg'],
    [undefined, 'jpeg'],
  ])('follows Accept: %s', (accept, format) => {
    expect(chooseFormat(accept)).toBe(format);
  });
});
