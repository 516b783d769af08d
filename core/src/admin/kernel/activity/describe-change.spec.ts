import { describe, expect, test } from 'vitest';
import { describeChange } from './describe-change.js';

const media = `${'a'.repeat(64)}-800x600`;
const read = (before: unknown, after: unknown) =>
  describeChange(before, after).map((change) => [
    change.field,
    ...[change.before, change.after].map(
      (value) => value && (value.kind === 'text' ? value.text : value.src),
    ),
  ]);

describe('a change', () => {
  test('is listed by field, without unchanged fields', () => {
    expect(read({ time: '11.8', owner: 'Thabo' }, { time: '10.9', owner: 'Thabo' })).toEqual([
      ['Time', '11.8', '10.9'],
    ]);
  });

  test('has words for what the API names otherwise', () => {
    expect(read({ cellphone: '…67' }, { cellphone: '…68', startDate: 'x' })).toEqual([
      ['Phone', '…67', '…68'],
      ['Start date', null, 'x'],
    ]);
  });

  test('that creates a record lists its values, without ids and blanks', () => {
    expect(
      read(null, { _id: '1', id: '1', title: 'A', image: null, description: '', featured: false }),
    ).toEqual([
      ['Title', null, 'A'],
      ['Featured', null, 'No'],
    ]);
  });

  test('goes into what is nested', () => {
    expect(
      read(
        { links: { shop: 'a', social: [{ network: 'x', url: 'u' }] }, badges: ['a', 'b'] },
        { links: { shop: 'b', social: [] }, badges: ['a'] },
      ),
    ).toEqual([
      ['Links, Shop', 'a', 'b'],
      ['Links, Social, no. 1, Network', 'x', null],
      ['Links, Social, no. 1, Url', 'u', null],
      ['Badges', 'a, b', 'a'],
    ]);
  });

  test('shows changed sentences of a list one by one', () => {
    const rules = ['Helmets are worn.', 'Nobody cheats.'];
    expect(read({ general: rules }, { general: ['Helmets are worn.', 'Nobody jumps.', 'Ready?'] })).toEqual([
      ['General, no. 2', 'Nobody cheats.', 'Nobody jumps.'],
      ['General, no. 3', null, 'Ready?'],
    ]);
  });

  test('shows pictures as pictures, by path or by name', () => {
    expect(read({ image: media }, { image: `/media/${media.replaceAll('a', 'b')}` })).toEqual([
      ['Image', `/media/${media}`, `/media/${media.replaceAll('a', 'b')}`],
    ]);
  });

  test('shows times in the site’s time zone and truncates long values', () => {
    const [[, , moment], [, , long]] = read(null, {
      date: '2026-12-05T16:00:00.000Z',
      ids: Array.from({ length: 500 }, (_, at) => `event-${at}`),
    }) as [string[], string[]];
    expect(moment).toBe('5 Dec 2026, 18:00');
    expect(long?.length).toBe(301);
  });

  test.each([[null], ['words'], [7], [[]], [{ constructor: 1 }]])('of %j is no trouble', (value) => {
    expect(() => describeChange(value, null)).not.toThrow();
  });
});
