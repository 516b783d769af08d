import { describe, expect, it } from '@jest/globals';
import { IMAGE_MAX_BYTES, messages } from '@quartermile/core/domain';
import { toDataUrl } from '../../../test/harness/pictures.js';
import { readDataUrl } from './read-data-url.js';

const codeOf = (text: string): unknown => {
  try {
    readDataUrl(text);
    return 'none';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('readDataUrl', () => {
  it.each([1, 2, 3, 1000])('returns %s bytes', (length) => {
    const bytes = Buffer.alloc(length, 0xfb);
    expect(readDataUrl(toDataUrl(bytes))).toEqual(bytes);
  });

  it('ignores the declared type', () => {
    expect(readDataUrl('data:;base64,AAAA')).toHaveLength(3);
    expect(readDataUrl('data:text/html;charset=utf-8;base64,AAAA')).toHaveLength(3);
  });

  it('accepts 10 MB and rejects one more byte', () => {
    expect(readDataUrl(toDataUrl(Buffer.alloc(IMAGE_MAX_BYTES)))).toHaveLength(IMAGE_MAX_BYTES);
    expect(() => readDataUrl(toDataUrl(Buffer.alloc(IMAGE_MAX_BYTES + 1)))).toThrow(messages.image.tooBig);
    expect(codeOf(toDataUrl(Buffer.alloc(IMAGE_MAX_BYTES + 1)))).toBe('image_too_big');
  });

  it.each([
    'data:image/png;base64,',
    'data:image/png;base64,A',
    'data:image/png;base64,AAA',
    'data:image/png;base64,AAAA====',
    'data:image/png;base64,AAA=AAAA',
    'data:image/png;base64,AA-_',
    'data:image/png;base64,AAAA AAA',
    'data:image/png;base64,AAAA\nAAAA',
    'data:image/png;base64,<svg/>',
    'data:image/png,AAAA',
    'AAAA',
  ])('refuses %j', (text) => {
    expect(codeOf(text)).toBe('invalid_image');
  });
});
