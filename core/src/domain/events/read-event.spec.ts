import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEvent } from './read-event.js';

const day = '2026-12-05';
const dateFields = [
  'date',
  'eventDate',
  'startDate',
  'start',
  'start_time',
  'startTime',
  'startDateTime',
  'dateTime',
  'datetime',
  'when',
  'day',
  'scheduledAt',
  'scheduled_date',
];
const pictureFields = ['imageUrl', 'image', 'photo', 'picture', 'banner', 'cover', 'thumbnail', 'poster'];
const orders: [keyof ReturnType<typeof readEvent>, string[]][] = [
  ['title', ['title', 'name', 'eventName']],
  ['description', ['description', 'details', 'summary']],
  ['image', [...pictureFields, 'images']],
  ['location', ['location', 'venue', 'city', 'address', 'placeId']],
];

test('reads a whole document', () => {
  const document = {
    id: 'abc',
    title: ' Street to strip ',
    description: 'Bring a helmet.',
    date: '2026-12-05T18:00:00+02:00',
    location: { lat: -26.1, lng: 27.6 },
    image: '/media/strip',
    createdAt: { _seconds: 1_790_000_000, _nanoseconds: 0 },
    updatedAt: 1_790_000_100_000,
  };
  expect(readEvent(document)).toEqual({
    id: 'abc',
    title: 'Street to strip',
    description: 'Bring a helmet.',
    date: '2026-12-05T16:00:00.000Z',
    isDateOnly: false,
    location: { kind: 'coordinates', lat: -26.1, lng: 27.6 },
    image: '/media/strip',
    createdAt: '2026-09-21T14:13:20.000Z',
    updatedAt: '2026-09-21T14:15:00.000Z',
  });
});

test.each([[{}], [null], [undefined], ['text'], [[{ title: 'x' }]], [7]])('reads %j as untitled', (value) => {
  expect(readEvent(value)).toEqual({
    id: '',
    title: 'Untitled Event',
    description: 'No description available',
    date: '',
    isDateOnly: false,
    location: null,
    image: null,
    createdAt: '',
    updatedAt: '',
  });
});

describe('with several fields', () => {
  test.each(orders)('uses the first %s that is not blank', (field, names) => {
    for (const [index, name] of names.entries()) {
      const blankBefore = names.slice(0, index).map((earlier) => [earlier, '  ']);
      const laterOnes = names.slice(index).map((later) => [later, later === name ? 'this one' : 'another']);
      const read = readEvent(Object.fromEntries([...laterOnes.toReversed(), ...blankBefore]));
      expect(read[field]).toEqual(field === 'location' ? { kind: 'text', text: 'this one' } : 'this one');
    }
  });

  test.each(dateFields.map((name, index) => [name, index] as const))(
    'takes the date from %s',
    (name, index) => {
      const before = dateFields.slice(0, index).map((earlier) => [earlier, null]);
      const after = dateFields.slice(index + 1).map((later) => [later, '2001-01-01']);
      const read = readEvent(Object.fromEntries([...after, [name, day], ...before]));
      expect(read).toMatchObject({ date: `${day}T00:00:00.000Z`, isDateOnly: true });
    },
  );

  test('does not fall back to a later field for an unreadable date', () => {
    expect(readEvent({ date: 'soon', eventDate: day }).date).toBe('');
  });

  test('falls back for a location without text and coordinates', () => {
    expect(readEvent({ location: {}, venue: { name: 'Tarlton' } }).location).toEqual({
      kind: 'text',
      text: 'Tarlton',
    });
  });
});

test.each([
  [{ images: ['/media/a', '/media/b'] }],
  [{ images: [{ url: '/media/a' }, '/media/b'] }],
  [{ images: { url: '/media/a' } }],
  [{ images: ['', null, { url: ' ' }, '/media/a'] }],
  [{ image: { url: '/media/a' } }],
  [{ image: '', poster: '/media/a', images: ['/media/b'] }],
])('finds the picture of %j', (document) => {
  expect(readEvent(document).image).toBe('/media/a');
});

test.each([
  [{ images: [] }],
  [{ images: {} }],
  [{ image: 5 }],
  [{ images: [[]] }],
  [{ image: { src: 'x' } }],
])('finds no picture in %j', (document) => {
  expect(readEvent(document).image).toBeNull();
});

test.each([
  [{ id: 'a', _id: 'b' }, 'a'],
  [{ _id: 'b', __name__: 'events/c' }, 'b'],
  [{ __id__: 'd' }, 'd'],
  [{ __name__: 'projects/p/databases/d/documents/events/c' }, 'c'],
  [{ id: 42 }, '42'],
  [{ id: 'a/b' }, 'a/b'],
  [{ _id: { $oid: 'x' } }, ''],
])('reads the id of %j', (document, id) => {
  expect(readEvent(document).id).toBe(id);
});

test('ignores inherited properties', () => {
  const document = JSON.parse('{"__proto__":{"title":"inherited","date":"2026-12-05"}}') as unknown;
  expect(readEvent(document)).toMatchObject({ title: 'Untitled Event', date: '' });
  expect(readEvent(Object.create({ title: 'inherited' }))).toMatchObject({ title: 'Untitled Event' });
});

const names = [
  ...dateFields,
  ...orders.flatMap(([, fields]) => fields),
  'createdAt',
  'updatedAt',
  'id',
  '_id',
];
const documents = fc.dictionary(
  fc.constantFrom(...names),
  fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.record({ seconds: fc.double(), nanoseconds: fc.anything() }, { requiredKeys: [] }),
    fc.record({ lat: fc.anything(), lng: fc.anything(), address: fc.anything() }, { requiredKeys: [] }),
    fc.date().map((date) => (Number.isNaN(date.getTime()) ? date : date.toISOString())),
    fc.double(),
  ),
);

test('never throws and always returns the same shape', () => {
  fc.assert(
    fc.property(fc.oneof(documents, fc.jsonValue(), fc.anything({ withNullPrototype: true })), (document) => {
      const event = readEvent(document);
      expect(event.title).not.toBe('');
      for (const iso of [event.date, event.createdAt, event.updatedAt]) {
        expect(iso === '' || new Date(iso).toISOString() === iso).toBe(true);
      }
      expect(event.date === '' ? event.isDateOnly : false).toBe(false);
    }),
    { numRuns: 3000 },
  );
});

test('is independent of field order and other fields', () => {
  const strangers = fc.dictionary(
    fc.string().map((name) => `x-${name}`),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(documents, strangers, (document, others) => {
      const shuffled = Object.fromEntries(Object.entries({ ...document, ...others }).toReversed());
      expect(readEvent(shuffled)).toEqual(readEvent(document));
    }),
  );
});
