import { expect, test } from 'vitest';
import { buildEntry } from '../../testing/build-entry.js';
import type { BoardFilter } from '../leaderboard/board-query.js';
import { sharedHeadline } from './filtered-headline.js';

const strip = { _id: 's', name: 'Tarlton', place: 'Here', altitude: null };
const entry = buildEntry({
  category: 'Our Drag Races',
  car: { name: 'Polo GTI', time: '14.2', drivetrain: 'FWD', strip },
});
const all: BoardFilter = { drivetrain: null, strip: null, year: null };

test('a place of the whole board is shared as such', () => {
  expect(sharedHeadline({ position: 5, entry }, all)).toBe('Polo GTI: 14.2 s, 5th in Our Drag Races');
});

test.each<[Partial<BoardFilter>, string]>([
  [{ drivetrain: 'FWD' }, 'the front-wheel drives'],
  [{ drivetrain: 'AWD' }, 'the all-wheel drives'],
  [{ drivetrain: 'RWD' }, 'the rear-wheel drives'],
  [{ strip: 's' }, 'the cars at Tarlton'],
  [{ drivetrain: 'FWD', strip: 's', year: 2026 }, 'the front-wheel drives at Tarlton in 2026'],
])('under %j it is shared as the place among %s', (filter, cars) => {
  const text = sharedHeadline({ position: 5, rank: 1, entry }, { ...all, ...filter });
  expect(text).toBe(`Polo GTI: 14.2 s, 1st of ${cars} (Our Drag Races)`);
  expect(text).not.toContain('1st in');
});
