import { expect, test } from 'vitest';
import { overwrites } from './overwrites.js';

const stored = {
  title: 'Final',
  link: 'a',
  place: null,
  hero: { title: 'T', live: 'L' },
  list: [{ image: 'a', caption: null }, { image: 'b' }],
};
const [first, second] = stored.list;

test.each<[string, Record<string, unknown> | undefined, object]>([
  ['nothing that was seen', undefined, { title: 'New' }],
  ['fields as they were seen', { title: 'Final', link: 'a' }, { title: 'New', link: 'b' }],
  ['another field than the changed one', { title: 'Old', link: 'a' }, { link: 'b' }],
  ['the same value as somebody else wrote', { title: 'Old' }, { title: 'Final' }],
  ['a missing field that is null', { place: undefined }, { place: 'Tarlton' }],
  ['a field that was null and is missing', { city: null }, { city: 'Benoni' }],
  ['another field of a group', { hero: { title: 'Old', live: 'L' } }, { hero: { title: 'T', live: 'New' } }],
  ['the same list', { list: [{ caption: null, image: 'a' }, { image: 'b' }] }, { list: [] }],
  ['names of the prototype', { constructor: null, toString: 1 }, { title: 'New' }],
])('accepts %s', (_, seen, changes) => {
  expect(overwrites(seen, stored, { ...stored, ...changes })).toBe(false);
});

test.each<[string, Record<string, unknown>, object]>([
  ['a changed field', { title: 'Old' }, { title: 'New' }],
  ['one of several', { title: 'Final', link: 'old' }, { title: 'New', link: 'b' }],
  ['a field that was cleared', { place: 'Tarlton' }, { place: 'Killarney' }],
  ['a field that was set', { title: null }, { title: null }],
  ['a field of a group', { hero: { title: 'T', live: 'Old' } }, { hero: { title: 'T', live: 'New' } }],
  ['a field that was added to a group', { hero: { title: 'T' } }, { hero: { title: 'T' } }],
  ['a group that was a text', { hero: 'Old' }, { hero: { title: 'T', live: 'New' } }],
  ['a list that was longer', { list: [first, second, second] }, { list: [first] }],
  ['a list that was shorter', { list: [first] }, { list: [] }],
  ['a list in another order', { list: [second, first] }, { list: [] }],
  ['a list that was a group', { list: { 0: first, 1: second } }, { list: [] }],
  ['another type', { title: 1 }, { title: 'New' }],
])('finds %s', (_, seen, changes) => {
  expect(overwrites(seen, stored, { ...stored, ...changes })).toBe(true);
});
