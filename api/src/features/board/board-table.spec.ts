import { describe, expect, it } from '@jest/globals';
import {
  CATEGORIES,
  type Category,
  DRIVETRAINS,
  type Entry,
  toBoardQuery,
  viewBoard,
  viewEntry,
} from '@quartermile/core/domain';
import { searchCases, searchedCars } from '@quartermile/core/testing';
import fc from 'fast-check';
import { toCar, toEntry } from '../runs/car.presenter.js';
import { BoardTable } from './board-table.js';
import type { PublicEntryRow } from './public-entries.js';
import { selectEntries } from './select-entries.js';

const STRIPS = ['Tarlton', 'Killarney'].map((name) => ({ _id: name, name, place: 'Here', altitude: null }));
const FIRST = Date.parse('2026-01-01T00:00:00Z');

/** A row as the database sends it. */
function buildRow(change: Partial<PublicEntryRow> = {}): PublicEntryRow {
  const entryAge = change.entryAge ?? FIRST * 1000;
  return {
    id: 'car-1',
    vehicleId: `vehicle of ${change.id ?? 'car-1'}`,
    name: 'Golf',
    owner: 'Thandi',
    image: null,
    time: '11.8',
    trapSpeed: null,
    runDate: null,
    strip: null,
    sixtyFoot: null,
    reactionTime: null,
    tyres: null,
    fuel: null,
    aspiration: null,
    videoLink: null,
    evidence: null,
    evidenceSource: null,
    evidenceDate: null,
    evidenceLink: null,
    runVideo: null,
    worldFacts: null,
    worldFactsSource: null,
    drivetrain: 'AWD',
    description: null,
    factoryZeroToHundred: null,
    factoryQuarterMile: null,
    factoryPower: null,
    factoryTorque: null,
    factoryWeight: null,
    factoryYear: null,
    createdAt: new Date(FIRST),
    entryId: 'entry-1',
    category: 'World Facts',
    votes: 0,
    rulesVersion: '2026-11',
    entryAge,
    entryCreatedAt: new Date(Math.floor(entryAge / 1000)),
    bestSince: null,
    ...change,
  };
}

const tableOf = (rows: readonly PublicEntryRow[]): BoardTable => {
  const table = new BoardTable();
  table.add(rows);
  return table;
};

/** The entries oldest first, as the lists were computed before: by microseconds, then by id. */
const entriesOf = (rows: readonly PublicEntryRow[]): Entry[] =>
  rows
    .toSorted((a, b) => a.entryAge - b.entryAge || (a.entryId < b.entryId ? -1 : 1))
    .map((row) => toEntry({ ...row, id: row.entryId, createdAt: row.entryCreatedAt }, toCar(row)));

// Few values each, so that ties are common.
const cars = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }).map((id) => `car-${id}`),
    time: fc.constantFrom('9.8', '9.80', '10.2', null),
    worldFacts: fc.constantFrom('9.8', null),
    evidence: fc.constantFrom('gps', null),
    drivetrain: fc.constantFrom(...DRIVETRAINS),
    name: fc.constantFrom('Škoda "RS"', 'Golf 7\u2028R', 'Polo', null),
    owner: fc.constantFrom('LERATO', 'Pieter', '\\ñ'),
    strip: fc.constantFrom(null, ...STRIPS),
    runDate: fc.constantFrom(null, '2025-03-07', '2026-03-07'),
    places: fc.dictionary(
      fc.constantFrom<Category>(...CATEGORIES),
      fc.record({
        votes: fc.integer({ min: 0, max: 3 }),
        rulesVersion: fc.constantFrom('2026-11', '2027-03'),
        // Some are equal, others differ by microseconds within one millisecond.
        age: fc.constantFrom(0, 1, 2, 999, 2500),
      }),
    ),
  }),
  { selector: ({ id }) => id, maxLength: 25 },
);
const boards = cars.map((list) =>
  list.flatMap(({ places, ...car }) =>
    Object.entries(places).map(([category, { votes, rulesVersion, age }]) =>
      buildRow({
        ...car,
        category: category as Category,
        entryId: `${car.id} ${category}`,
        votes,
        rulesVersion,
        entryAge: FIRST * 1000 + age,
      }),
    ),
  ),
);
const filters = fc.record(
  {
    category: fc.constantFrom(...CATEGORIES),
    drivetrain: fc.constantFrom(...DRIVETRAINS),
    strip: fc.constantFrom(...STRIPS.map(({ _id }) => _id), 'unknown'),
    year: fc.constantFrom(2025, 2026, 2031),
    q: fc.constantFrom('', 'golf', 'SKODA', 'lerato', '"', 'pieter\n', '\\'),
    limit: fc.integer({ min: 1, max: 8 }),
    offset: fc.integer({ min: 0, max: 12 }),
  },
  { requiredKeys: [] },
);

describe('the board in memory', () => {
  it('lists what filtering and sorting all entries gives, as the same JSON', () => {
    fc.assert(
      fc.property(boards, filters, (rows, filter) => {
        const table = tableOf(rows);
        const listed = table.list(filter);
        expect(listed).toEqual(selectEntries(entriesOf(rows), filter));
        expect(table.toJson(listed.entries).toString()).toBe(JSON.stringify(listed.entries));
      }),
    );
  });

  it('shows the page that all entries give', () => {
    const windows = fc.record({
      from: fc.integer({ min: 0, max: 9 }),
      others: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(boards, filters, windows, (rows, { category, drivetrain, strip, year, q }, window) => {
        const parameters = { category, drivetrain, strip, year, q, ...window };
        const view = viewBoard(entriesOf(rows), toBoardQuery(parameters));
        expect(tableOf(rows).page(parameters)).toEqual({ match: null, view });
      }),
    );
  });

  it('shows the page of each entry', () => {
    fc.assert(
      fc.property(boards, (rows) => {
        const table = tableOf(rows);
        const entries = entriesOf(rows);
        for (const { _id } of entries) expect(table.page({ entry: _id })).toEqual(viewEntry(entries, _id));
        expect(table.page({ entry: 'unknown' }).match).toBeNull();
      }),
      { numRuns: 30 },
    );
  });

  it('is after changes as if it had been loaded after them', () => {
    fc.assert(
      fc.property(boards, boards, fc.integer({ min: 0, max: 9 }), (before, after, votes) => {
        const table = tableOf(before);
        // Reads between the changes compute rankings and searches, which must not outlive a change.
        const search = { q: 'o' };
        const atStrip = { strip: 'Tarlton', year: 2025 };
        table.list({});
        table.list(search);
        table.list(atStrip);
        table.page({});
        table.replaceCars(
          [...before, ...after].map(({ id }) => id),
          after,
        );
        expect(table.list({})).toEqual(selectEntries(entriesOf(after), {}));
        expect(table.list(search)).toEqual(selectEntries(entriesOf(after), search));
        expect(table.list(atStrip)).toEqual(selectEntries(entriesOf(after), atStrip));
        const counted = after.map((row, index) => (index % 2 ? row : { ...row, votes }));
        table.setVotes(counted.map((row) => ({ id: row.entryId, votes: row.votes })));
        const { entries } = table.list({});
        expect(entries).toEqual(selectEntries(entriesOf(counted), {}).entries);
        expect(table.list(search)).toEqual(selectEntries(entriesOf(counted), search));
        expect(table.toJson(entries).toString()).toBe(JSON.stringify(entries));
        expect(table.list(atStrip)).toEqual(selectEntries(entriesOf(counted), atStrip));
        expect(table.page({}).view).toEqual(viewBoard(entriesOf(counted), toBoardQuery({})));
      }),
    );
  });

  it('drops a car without rows, and leaves the others', () => {
    const table = tableOf([buildRow(), buildRow({ id: 'car-2', entryId: 'entry-2' })]);
    table.replaceCars(['car-1', 'unknown'], []);
    expect(table.list({}).entries.map(({ _id }) => _id)).toEqual(['entry-2']);
    expect(table.page({ entry: 'entry-1' }).match).toBeNull();
  });

  it('ignores votes of unknown entries', () => {
    const table = tableOf([buildRow()]);
    table.setVotes([{ id: 'unknown', votes: 3 }]);
    expect(table.list({}).total).toBe(1);
  });

  it.each(searchCases)('a search for "%s" finds %j', (q, names) => {
    const rows = searchedCars.map((car, index) =>
      buildRow({ ...car, id: `${index}`, entryId: `entry-${index}` }),
    );
    expect(
      tableOf(rows)
        .list({ q })
        .entries.map(({ car }) => car.name),
    ).toEqual(names);
  });
});
