import { describe, expect, test } from 'vitest';
import { buildCar } from '../../testing/index.js';
import type { Car } from '../car-records/car-payloads.js';
import { kwPerTonOf, type SegmentFilter, segmentKey, segmentMatcher, wholeBoard } from './segment-filter.js';
import { segmentAddSchema, segmentUpdateSchema } from './segment-payloads.js';

const STRIP = '01900000-0000-7000-8000-00000000aaaa';
const tarlton = { _id: STRIP, name: 'Tarlton', place: 'Krugersdorp', altitude: 1640 };
const selects = (filter: Partial<SegmentFilter>, car: Partial<Car>) =>
  segmentMatcher({ ...wholeBoard, ...filter }, 2026)(buildCar(car));

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
