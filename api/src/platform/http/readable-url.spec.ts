import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readableUrl } from './readable-url.js';

describe('readableUrl', () => {
  test.each([
    ['/', '/'],
    ['/leaderboard?q=%zz', '/leaderboard?q=%zz'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/%ff', '/%25ff'],
    ['/100%', '/100%25'],
    ['/%C3%A9/%?a=%', '/%25C3%25A9/%25?a=%'],
  ])('of %s is %s', (target, readable) => {
    expect(readableUrl(target)).toBe(readable);
  });

  test('returns a decodable URL and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('%', 'f', '2', '/', '?', 'é') }), (target) => {
        const readable = readableUrl(`/${target}`);
        expect(() => decodeURIComponent(readable.split('?')[0] ?? '')).not.toThrow();
        expect(readableUrl(readable)).toBe(readable);
      }),
    );
  });
});
