import { describe, expect, test } from 'vitest';
import { buildEntry } from '../../testing/build-entry.js';
import { searchCases, searchedCars } from '../../testing/search-cases.js';
import { type BoardQuery, defaultBoardQuery } from './board-query.js';
import { type Place, viewBoard } from './board-view.js';

const queryOf = (change: Partial<BoardQuery> = {}) => ({
  ...defaultBoardQuery,
  ...change,
});
const placesOf = (places: readonly Place[]) =>
  places.map(({ position, entry }) => `${position} ${entry.car.name}`);

const entries = [
  buildEntry({
    _id: '1',
    votes: 3,
    car: { name: 'McLaren', time: '9.4', drivetrain: 'RWD', owner: 'Sipho' },
  }),
  buildEntry({ _id: '2', votes: 5, car: { name: 'GT-R', time: '9.8', drivetrain: 'AWD', owner: 'Johan' } }),
  buildEntry({ _id: '3', votes: 1, car: { name: 'M2', time: '11.2', drivetrain: 'RWD', owner: 'Ayanda' } }),
  buildEntry({ _id: '4', category: 'Votes by Viewers', votes: 9, car: { name: 'Polo' } }),
];
const many = Array.from({ length: 60 }, (_, index) =>
  buildEntry({ _id: `${index}`, car: { name: `Car ${index}`, time: `${10 + index}.0` } }),
);

describe('the strips and years of a board', () => {
  const strip = (name: string) => ({ _id: name, name, place: 'Here', altitude: null });
  const runs = [
    buildEntry({ _id: '1', car: { name: 'A', time: '9.1', strip: strip('Tarlton'), runDate: '2025-03-07' } }),
    buildEntry({ _id: '2', car: { name: 'B', time: '9.2', strip: strip('Killarney') } }),
    buildEntry({ _id: '3', car: { name: 'C', time: '9.3', strip: strip('Tarlton'), runDate: '2026-03-07' } }),
    buildEntry({ _id: '4', category: 'Our Drag Races', car: { strip: strip('ODI'), runDate: '1999-01-01' } }),
  ];

  test('are offered by name, and the latest year first, whatever is filtered', () => {
    const choices = { strips: [strip('Killarney'), strip('Tarlton')].map(named), years: [2026, 2025] };
    expect(viewBoard(runs, queryOf()).choices).toEqual(choices);
    expect(viewBoard(runs, queryOf({ strip: 'Killarney', q: 'x' })).choices).toEqual(choices);
    expect(viewBoard(entries, queryOf()).choices).toEqual({ strips: [], years: [] });
  });

  test('are in this order whichever run is quicker', () => {
    const board = ['ODI', 'Killarney', 'Tarlton', 'Aldo'].map((name, at) =>
      buildEntry({
        _id: name,
        car: { name, time: `1${at}.0`, strip: strip(name), runDate: `${2020 + at}-01-01` },
      }),
    );
    const { strips, years } = viewBoard(board, queryOf()).choices;
    expect(strips.map(({ name }) => name)).toEqual(['Aldo', 'Killarney', 'ODI', 'Tarlton']);
    expect(years).toEqual([2023, 2022, 2021, 2020]);
  });

  test.each([
    [{ strip: 'Tarlton' }, ['1 A', '3 C']],
    [{ year: 2026 }, ['3 C']],
    [{ strip: 'Tarlton', year: 2025 }, ['1 A']],
    [{ strip: 'Tarlton', q: 'c' }, ['3 C']],
    [{ strip: 'Killarney', year: 2026 }, []],
    [{ strip: 'ODI' }, []],
    [{ strip: 'Tarlton', drivetrain: 'FWD' as const }, []],
  ])('%j keeps the places of the whole board', (filter, expected) => {
    expect(placesOf(viewBoard(runs, queryOf(filter)).top)).toEqual(expected);
  });

  test('the first ten of a strip stand above its other entries, whatever their places', () => {
    const mixed = many.map((entry, index) => ({
      ...entry,
      car: { ...entry.car, strip: strip(index % 2 ? 'Tarlton' : 'ODI') },
    }));
    const { top, others } = viewBoard(mixed, queryOf({ strip: 'Tarlton' }));
    expect([top.at(-1)?.position, others[0]?.position]).toEqual([20, 22]);
  });

  const named = ({ _id, name }: { readonly _id: string; readonly name: string }) => ({ _id, name });
});

describe('since when the first place leads', () => {
  const strip = { _id: 'Tarlton', name: 'Tarlton', place: 'Here', altitude: null };
  const entry = (id: string, time: string) =>
    buildEntry({
      _id: id,
      heldSince: '2026-01-01T00:00:00.000Z',
      heldInDrivetrainSince: '2026-02-01T00:00:00.000Z',
      car: { _id: id, name: id, time, drivetrain: 'FWD', strip, runDate: '2026-03-07' },
    });
  const board = [entry('a', '9.1'), entry('b', '9.2')];
  const leadsOf = (filter: Partial<BoardQuery>) =>
    viewBoard(board, queryOf(filter)).top.map(({ heldSince }) => heldSince);

  test.each<Partial<BoardQuery>>([
    {},
    { drivetrain: 'FWD' },
    { drivetrain: 'FWD', strip: 'Tarlton', year: 2026 },
  ])('is shown of the leader of the board, also under %j', (filter) => {
    expect(leadsOf(filter)).toEqual(['2026-01-01T00:00:00.000Z', undefined]);
  });

  test('is not shown of the first car that a filter selects', () => {
    const other = buildEntry({ ...entry('c', '9.3'), car: { drivetrain: 'AWD' } });
    const { top } = viewBoard([...board, other], queryOf({ drivetrain: 'AWD' }));
    expect(top.map(({ heldSince }) => heldSince)).toEqual([undefined]);
  });
});

describe('a page of the leaderboard', () => {
  test('ranks the cars of its category', () => {
    expect(placesOf(viewBoard(entries, queryOf()).top)).toEqual(['1 McLaren', '2 GT-R', '3 M2']);
  });

  test('counts cars and votes of what it shows, and cars of every category', () => {
    expect(viewBoard(entries, queryOf({ drivetrain: 'RWD' }))).toMatchObject({
      cars: 2,
      votes: 4,
      counts: { 'World Facts': 3, 'Our Drag Races': 0, 'Votes by Viewers': 1 },
    });
  });

  test.each([
    ['RWD', ['1 McLaren', '3 M2']],
    ['AWD', ['2 GT-R']],
    ['FWD', []],
  ] as const)('%s alone keeps the places of the whole board', (drivetrain, expected) => {
    expect(placesOf(viewBoard(entries, queryOf({ drivetrain })).top)).toEqual(expected);
  });

  test('the first ten of a drivetrain stand above its other entries, whatever their places', () => {
    const mixed = many.map((entry, index) => ({
      ...entry,
      car: { ...entry.car, drivetrain: index % 2 ? ('FWD' as const) : ('AWD' as const) },
    }));
    const { top, others } = viewBoard(mixed, queryOf({ drivetrain: 'FWD' }));
    expect(top.map(({ position }) => position)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(others[0]?.position).toBe(22);
  });

  test.each([
    ['m2', ['3 M2']],
    ['AYANDA', ['3 M2']],
    ['gt', ['2 GT-R']],
    ['golf', []],
  ])('a search for %s keeps places', (q, expected) => {
    expect(placesOf(viewBoard(entries, queryOf({ q })).top)).toEqual(expected);
  });

  test('finds words of a description', () => {
    const described = [buildEntry({ car: { description: 'Stage 2 at Tarlton' } })];
    expect(viewBoard(described, queryOf({ q: 'tarlton' })).cars).toBe(1);
  });

  test('shows the rest in steps', () => {
    const view = viewBoard(many, queryOf());
    expect(view.top).toHaveLength(10);
    expect(view.others).toHaveLength(40);
    expect(view.othersLeft).toBe(10);
    expect(viewBoard(many, queryOf({ others: 80 })).othersLeft).toBe(0);
  });

  test('leaves out the entries above the start of the window', () => {
    const view = viewBoard(many, queryOf({ from: 30, others: 15 }));
    expect(view.others.map(({ position }) => position)).toEqual(
      Array.from({ length: 15 }, (_, index) => 41 + index),
    );
    expect(view).toMatchObject({ othersAbove: 30, othersLeft: 5 });
    expect(viewBoard(many, queryOf({ from: 500 }))).toMatchObject({ othersAbove: 50, othersLeft: 0 });
  });

  test('counts cars and votes of the main ranking and of the other entries together', () => {
    const voted = many.map((entry) => ({ ...entry, votes: 1 }));
    expect(viewBoard(voted, queryOf())).toMatchObject({ cars: 60, votes: 60 });
    expect(viewBoard(voted, queryOf({ q: 'car' }))).toMatchObject({ cars: 60, votes: 60 });
  });

  test('finds a car that is further down than it shows', () => {
    expect(placesOf(viewBoard(many, queryOf({ q: 'Car 59' })).others)).toEqual(['60 Car 59']);
  });
});

test.each(searchCases)('the page finds for "%s" what the server finds: %j', (q, names) => {
  const cars = searchedCars.map((car, index) => buildEntry({ _id: `${index}`, car }));
  expect(viewBoard(cars, queryOf({ q })).top.map(({ entry }) => entry.car.name)).toEqual(names);
});
