import { describe, expect, it } from '@jest/globals';
import { isNotModified } from './entity-tag.js';

describe('isNotModified', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '*', ' "a" '])('is so for %s', (header) => {
    expect(isNotModified(header, '"a"')).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a', '"A"', '"a'])('is not so for %s', (header) => {
    expect(isNotModified(header, '"a"')).toBe(false);
  });
});
