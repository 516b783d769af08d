import { expect, test } from '@jest/globals';
import { type Category, DRIVETRAINS, type RecordList } from '@quartermile/core/domain';
import { buildEntry } from '@quartermile/core/testing';
import { summariseWeek, type WeekData } from './summarise-week.js';
import { wrapDraft } from './wrap-blocks.js';

const now = new Date('2026-11-22T18:00:00+02:00');
const OLD = '2026-10-01T08:00:00.000Z';
const NEW = '2026-11-20T08:00:00.000Z';

/** The entry of car `at` on a board, whose place is `at` + 1 there. */
const entryOf = (at: number, change: Partial<WeekData['entries'][number]> = {}) =>
  buildEntry({
    _id: `entry ${at} ${change.category}`,
    category: 'Our Drag Races',
    createdAt: OLD,
    ...change,
    car: { _id: `car ${at}`, name: `Car ${at}`, time: `${10 + at}.0` },
  });
const entries = (count: number, change: Parameters<typeof entryOf>[1] = {}) =>
  Array.from({ length: count }, (_, at) => entryOf(at, change));
/** A list that car `at` has led since this week. */
const ledBy = (at: number, drivetrain: RecordList['drivetrain'], category: Category = 'Our Drag Races') => ({
  category,
  drivetrain,
  total: 1,
  holds: [
    {
      holder: {
        carId: `car ${at}`,
        name: `Car ${at}`,
        owner: 'Lerato',
        image: null,
        entryId: entryOf(at)._id,
      },
      since: NEW,
      until: null,
      times: [],
    },
  ],
});
const summarise = (data: Partial<WeekData>) =>
  summariseWeek({ entries: [], records: [], events: [], ...data }, now);
const namesOf = (cars: readonly { readonly name: string }[]) => cars.map(({ name }) => name);

test('has four leaders at most, those of whole boards first', () => {
  const records = [
    ...DRIVETRAINS.map((drivetrain, at) => ledBy(at, drivetrain)),
    ...DRIVETRAINS.map((drivetrain, at) => ledBy(at + DRIVETRAINS.length, drivetrain, 'World Facts')),
    ledBy(9, null),
  ];
  const { leaders } = summarise({ entries: entries(10), records });
  expect(namesOf(leaders)).toEqual(['Car 9', 'Car 0', 'Car 1', 'Car 2']);
});

test('has three gains at most, the biggest first, and each car once, with its biggest', () => {
  const moved = [4, 9, 6, 8, 5].map((lastWeek, at) => entryOf(at, { lastWeek }));
  const again = entryOf(1, { category: 'World Facts', lastWeek: 9 });
  const { gains } = summarise({ entries: [...moved, again] });
  expect(gains.map(({ name, places, board }) => [name, places, board])).toEqual([
    ['Car 1', 8, 'World Facts'],
    ['Car 3', 4, 'Our Drag Races'],
    ['Car 0', 3, 'Our Drag Races'],
  ]);
});

test.each([
  [5, 0],
  [6, 1],
  [8, 3],
])('of %i new entries has the first five and how many more there are', (count, more) => {
  const week = summarise({ entries: entries(count, { createdAt: NEW }) });
  expect(namesOf(week.entries)).toEqual(['Car 0', 'Car 1', 'Car 2', 'Car 3', 'Car 4']);
  expect(week.moreEntries).toBe(more);
  const texts = JSON.stringify(wrapDraft(week, 'https://quartermile.example').blocks);
  expect(texts.includes(`And ${more} more.`)).toBe(more > 0);
});

test.each([
  ['a new leader', { entries: entries(1), records: [ledBy(0, null)] }, false],
  [
    'a new leader that gained places',
    { entries: [entryOf(0, { lastWeek: 2 })], records: [ledBy(0, null)] },
    false,
  ],
  ['a gain', { entries: [entryOf(0, { lastWeek: 2 })] }, false],
  ['a new entry', { entries: entries(1, { createdAt: NEW }) }, false],
  ['a loss', { entries: [entryOf(0), entryOf(1, { lastWeek: 1 })] }, true],
  ['nothing but the next event', { events: [{ id: '1', title: 'Night run', date: '2026-12-05' }] }, true],
])('of a week with %s', (_, data, isQuiet) => {
  expect(summarise(data).isQuiet).toBe(isQuiet);
});

test('has leaders of whole boards in the order of the boards', () => {
  const data = { entries: [entryOf(0), entryOf(1)] };
  const records = [ledBy(0, null, 'World Facts'), ledBy(1, null)];
  for (const lists of [records, records.toReversed()]) {
    expect(namesOf(summarise({ ...data, records: lists }).leaders)).toEqual(['Car 1', 'Car 0']);
  }
});

test('has equal gains in the order of their places', () => {
  const worldFacts = buildEntry({
    category: 'World Facts',
    lastWeek: 3,
    createdAt: OLD,
    car: { _id: 'car w', name: 'Car w', time: '9.0' },
  });
  const moved = [0, 1].map((at) => entryOf(at, { lastWeek: at + 3 }));
  const { gains } = summarise({ entries: [...moved, worldFacts] });
  expect(gains.map(({ name, position, places }) => [name, position, places])).toEqual([
    ['Car 0', 1, 2],
    ['Car w', 1, 2],
    ['Car 1', 2, 2],
  ]);
});

test('has new entries of all boards in the order of their places', () => {
  const worldFacts = buildEntry({
    category: 'World Facts',
    createdAt: NEW,
    car: { _id: 'car w', name: 'Car w', time: '9.0' },
  });
  const { entries: added } = summarise({ entries: [entryOf(0), entryOf(1, { createdAt: NEW }), worldFacts] });
  expect(added.map(({ name, position }) => [name, position])).toEqual([
    ['Car w', 1],
    ['Car 1', 2],
  ]);
});

test.each([
  ['2026-11-14T21:59:59.999Z', 0],
  ['2026-11-14T22:00:00.000Z', 1],
])('counts a lead from midnight of the site: %s', (since, count) => {
  const record = ledBy(0, null);
  const records = [{ ...record, holds: record.holds.map((hold) => ({ ...hold, since })) }];
  expect(summarise({ entries: entries(1), records }).leaders).toHaveLength(count);
});

test('has a car without a name', () => {
  const nameless = buildEntry({ category: 'Our Drag Races', createdAt: NEW, car: { name: undefined } });
  expect(summarise({ entries: [nameless] }).entries[0]?.name).toBe('');
});

test.each([
  [{ date: '2026-12-05T16:00:00.000Z', location: 'Tarlton' }, 'Saturday, 5 December 2026, 18:00', 'Tarlton'],
  [{ date: '2026-12-05' }, 'Saturday, 5 December 2026', null],
  [{ date: '2026-12-05', location: { lat: -26.1, lng: 27.7 } }, 'Saturday, 5 December 2026', null],
])('has when and where the next event is: %j', (fields, when, place) => {
  const { event } = summarise({ events: [{ id: 'night', title: 'Night run', ...fields }] });
  expect(event).toEqual({ id: 'night', title: 'Night run', when, place });
});
