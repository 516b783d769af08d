import { describe, expect, test } from '@jest/globals';
import {
  placesOfBoard,
  type Segment,
  type SegmentFilter,
  segmentMatcher,
  wholeBoard,
} from '@quartermile/core/domain';
import { buildCar, buildEntry } from '@quartermile/core/testing';
import { allSegments, BAKKIE_WORDS, slugOfSegment } from './built-in-segments.js';
import { selectSegment, viewSegment } from './segment-view.js';

const STRIP = '01900000-0000-7000-8000-00000000aaaa';
const named = (slug: string, name: string, filter: Partial<SegmentFilter>): Segment => ({
  slug,
  name,
  filter: { ...wholeBoard, ...filter },
  inMenu: true,
  _id: slug,
});

test('the segment of bakkies selects them by their names, and no other cars of the same makers', () => {
  const isIn = segmentMatcher({ ...wholeBoard, words: BAKKIE_WORDS }, 2026);
  const isBakkie = (name: string) => isIn(buildCar({ name }));
  const bakkies = [
    'Nissan 1400 Bakkie Turbo',
    'Ford Ranger Raptor 3.0 V6',
    'VW Amarok 3.0 V6 TDI',
    'Toyota Hilux',
  ];
  const others = ['Range Rover Sport', 'VW Golf 8 R', 'Toyota GR Yaris Rally', 'Kia Rio'];
  expect(bakkies.every((name) => isBakkie(name))).toBe(true);
  expect(others.some((name) => isBakkie(name))).toBe(false);
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
