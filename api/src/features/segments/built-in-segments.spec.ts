import { expect, test } from '@jest/globals';
import { type SegmentFilter, wholeBoard } from '@quartermile/core/domain';
import { BAKKIE_WORDS, builtInSegments } from './built-in-segments.js';

const only = (filter: Partial<SegmentFilter>): SegmentFilter => ({ ...wholeBoard, ...filter });

test('each built-in segment selects by one fact, and none of them is in the menu', () => {
  const segments = builtInSegments([{ _id: 's1', name: 'Tarlton' }]);
  expect(Object.fromEntries(segments.map(({ slug, filter }) => [slug, filter]))).toEqual({
    'front-wheel-drive': only({ drivetrain: 'FWD' }),
    'all-wheel-drive': only({ drivetrain: 'AWD' }),
    'rear-wheel-drive': only({ drivetrain: 'RWD' }),
    electric: only({ aspiration: 'Electric' }),
    bakkies: only({ words: BAKKIE_WORDS }),
    'under-100-kw-per-ton': only({ kwPerTon: 100 }),
    'this-year': only({ year: 'this-year' }),
    'at-tarlton': only({ strip: 's1' }),
  });
  expect(segments.filter(({ inMenu }) => inMenu)).toEqual([]);
});

test('a strip whose name has no letters of an address is found by its id', () => {
  expect(builtInSegments([{ _id: 's1', name: '電' }]).at(-1)?.slug).toBe('at-s1');
});
