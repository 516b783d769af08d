import { describe, expect, test } from 'vitest';
import { buildCar, buildEntry } from '../../testing/index.js';
import type { Car } from '../car-records/car-payloads.js';
import { placesOfBoard } from '../leaderboard/rank-entries.js';
import { allSegments, BAKKIE_WORDS, type Segment, slugOfSegment } from './built-in-segments.js';
import { kwPerTonOf, type SegmentFilter, segmentKey, segmentMatcher, wholeBoard } from './segment-filter.js';
import { segmentAddSchema, segmentUpdateSchema } from './segment-payloads.js';
import { selectSegment, viewSegment } from './segment-view.js';

const STRIP = '01900000-0000-7000-8000-00000000aaaa';
const tarlton = { _id: STRIP, name: 'Tarlton', place: 'Krugersdorp', altitude: 1640 };
const selects = (filter: Partial<SegmentFilter>, car: Partial<Car>) =>
  segmentMatcher({ ...wholeBoard, ...filter }, 2026)(buildCar(car));
const named = (slug: string, name: string, filter: Partial<SegmentFilter>): Segment => ({
  slug,
  name,
  filter: { ...wholeBoard, ...filter },
  inMenu: true,
  _id: slug,
});

describe('the filter of a segment', () => {
  test.each<[string, Partial<SegmentFilter>, Partial<Car>, Partial<Car>]>([
    ['a drivetrain', { drivetrain: 'FWD' }, { drivetrain: 'FWD' }, { drivetrain: 'AWD' }],
    ['an engine', { aspiration: 'Turbocharged' }, { aspiration: 'Turbocharged' }, {}],
    ['electric cars', { aspiration: 'Electric' }, { aspiration: 'Electric' }, { fuel: 'Diesel' }],
    ['electric cars by their fuel', { aspiration: 'Electric' }, { fuel: 'Electric' }, {}],
    ['a fixed year', { year: 2025 }, { runDate: '2025-12-31' }, { runDate: '2026-01-01' }],
    ['the present year', { year: 'this-year' }, { runDate: '2026-01-01' }, { runDate: '2025-12-31' }],
    ['a strip', { strip: STRIP }, { strip: tarlton }, {}],
    ['a word, whole', { words: 'KB, d-max' }, { name: 'Isuzu KB 300' }, { name: 'Skoda SKB' }],
    ['a word with other spelling', { words: 'd-max' }, { name: 'Isuzu D-MAX 3.0' }, { name: 'Dmaxi' }],
  ])('selects %s', (_, filter, inside, outside) => {
    expect([selects(filter, inside), selects(filter, outside)]).toEqual([true, false]);
  });

  test('needs all facts', () => {
    const filter = { drivetrain: 'FWD', aspiration: 'Turbocharged' } as const;
    expect(selects(filter, { drivetrain: 'FWD' })).toBe(false);
    expect(selects(filter, { drivetrain: 'FWD', aspiration: 'Turbocharged' })).toBe(true);
  });

  test('selects bakkies by their names, and no other cars of the same makers', () => {
    const bakkies = [
      'Nissan 1400 Bakkie Turbo',
      'Ford Ranger Raptor 3.0 V6',
      'VW Amarok 3.0 V6 TDI',
      'Toyota Hilux',
    ];
    const others = ['Range Rover Sport', 'VW Golf 8 R', 'Toyota GR Yaris Rally', 'Kia Rio'];
    expect(bakkies.every((name) => selects({ words: BAKKIE_WORDS }, { name }))).toBe(true);
    expect(others.some((name) => selects({ words: BAKKIE_WORDS }, { name }))).toBe(false);
  });

  test('estimates power per ton by the factory’s figures, and leaves out cars without them', () => {
    const polo = { factoryPower: '147 kW', factoryWeight: '1 355 kg' };
    expect(kwPerTonOf(buildCar(polo))).toBeCloseTo(108.5, 1);
    expect(selects({ kwPerTon: 109 }, polo)).toBe(true);
    expect(selects({ kwPerTon: 108 }, polo)).toBe(false);
    expect(selects({ kwPerTon: 2000 }, { factoryPower: '147 kW' })).toBe(false);
    expect(selects({ kwPerTon: 2000 }, { factoryPower: 'plenty', factoryWeight: '1 355 kg' })).toBe(false);
  });

  test('has the same key with the same words in any order and spelling', () => {
    const key = (words: string | null) => segmentKey({ ...wholeBoard, words });
    expect(key('Hilux, d-max')).toBe(key(' D MAX,hilux,HILUX'));
    expect(key('Hilux')).not.toBe(key(null));
  });
});

describe('the list of segments', () => {
  const strips = [{ _id: STRIP, name: 'Tarlton' }];
  const slugsOf = (segments: readonly Segment[]) => segments.map(({ slug }) => slug);

  test('shows the administrator’s segment instead of the built-in one with its filter', () => {
    const [first, ...rest] = allSegments(
      [named('front-wheel-drive', 'Hot hatches', { drivetrain: 'FWD' })],
      [],
    );
    expect(first?.name).toBe('Hot hatches');
    expect(rest.filter(({ filter }) => filter.drivetrain === 'FWD')).toEqual([]);
  });

  test('keeps slugs unique', () => {
    const all = allSegments(
      [named('at-tarlton', 'Other', { drivetrain: 'FWD' })],
      [...strips, { _id: 'x', name: 'TARLTON!' }],
    );
    expect(new Set(slugsOf(all)).size).toBe(all.length);
    expect(slugsOf(all).slice(-2)).toEqual(['at-tarlton-2', 'at-tarlton-3']);
  });

  test('gives a new segment the address of the built-in one with its filter, otherwise that of its name', () => {
    const known = allSegments([], strips);
    const slug = (name: string, filter: Partial<SegmentFilter>) =>
      slugOfSegment({ name, filter: { ...wholeBoard, ...filter } }, known);
    expect(slug('Hot hatches', { drivetrain: 'FWD' })).toBe('front-wheel-drive');
    expect(slug('Škoda & VW', { words: 'Skoda' })).toBe('skoda-vw');
    expect(slug('Electric', { year: 2025 })).toBe('electric-2');
    expect(slug('電', { year: 2024 })).toBe('segment');
  });
});

describe('the places of a segment', () => {
  const entry = (id: string, time: string, drivetrain: 'FWD' | 'AWD') =>
    buildEntry({
      _id: id,
      category: 'Our Drag Races',
      heldSince: '2026-01-01T00:00:00.000Z',
      heldInDrivetrainSince: '2026-02-01T00:00:00.000Z',
      car: { _id: id, time, drivetrain },
    });
  const places = placesOfBoard(
    [
      entry('a', '10.0', 'AWD'),
      entry('b', '12.0', 'FWD'),
      entry('c', '12.0', 'FWD'),
      entry('d', '13.5', 'FWD'),
    ],
    'Our Drag Races',
  );
  const fwd = { ...wholeBoard, drivetrain: 'FWD' } as const;

  test('are ranked anew, with shared places and gaps among themselves', () => {
    const selected = selectSegment(places, fwd, 2026);
    expect(selected.map(({ rank, position }) => [rank, position])).toEqual([
      [1, 2],
      [1, 2],
      [2, 3],
    ]);
    const view = viewSegment(selected, fwd, 10);
    expect(view.map(({ gap }) => gap?.leader)).toEqual([undefined, undefined, '1.5']);
    expect(view.map(({ heldSince }) => heldSince)).toEqual([
      '2026-02-01T00:00:00.000Z',
      '2026-02-01T00:00:00.000Z',
      undefined,
    ]);
  });

  test('are cut, and say since when somebody leads only for a whole drivetrain', () => {
    for (const filter of [wholeBoard, { ...wholeBoard, words: 'golf' }, { ...fwd, words: 'golf' }]) {
      const view = viewSegment(selectSegment(places, filter, 2026), filter, 2);
      expect(view).toHaveLength(2);
      expect(view[0]?.heldSince).toBeUndefined();
    }
  });
});

describe('the payloads', () => {
  const add = (payload: object) => segmentAddSchema.safeParse(payload);

  test('fill in what is not given, also from a form', () => {
    const typed = {
      category: 'World Facts',
      drivetrain: '',
      aspiration: '',
      words: ' Golf ',
      kwPerTon: '',
      year: '',
    };
    expect(add({ name: ' Golfs ', filter: { ...typed, strip: '' } }).data).toEqual({
      name: 'Golfs',
      inMenu: false,
      filter: { ...wholeBoard, category: 'World Facts', words: 'Golf' },
    });
    expect(add({ name: 'x', filter: { kwPerTon: '100', year: '2025' } }).data?.filter).toMatchObject({
      kwPerTon: 100,
      year: 2025,
    });
    expect(add({ name: 'x', filter: { year: 'this-year' } }).data?.filter.year).toBe('this-year');
  });

  test('refuse a segment that is the whole board', () => {
    const { error } = add({ name: 'All', filter: { words: ' , ' } });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['filter.drivetrain', 'Choose at least one fact. Without any it would be the whole board.'],
    ]);
  });

  test('an update changes only what it names', () => {
    expect(segmentUpdateSchema.parse({ after: null })).toEqual({ after: null });
  });
});
