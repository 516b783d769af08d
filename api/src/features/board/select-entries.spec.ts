import { describe, expect, it } from '@jest/globals';
import type { Category, Drivetrain, Entry } from '@quartermile/core/domain';
import { buildCar } from '@quartermile/core/testing';
import { type EntryFilter, selectEntries } from './select-entries.js';

interface Row {
  id: string;
  category?: Category;
  time?: string | null;
  votes?: number;
  drivetrain?: Drivetrain;
  name?: string;
  owner?: string;
  description?: string | null;
}

const createdAt = '2026-11-21T10:00:00.000Z';

function entry({ id, category = 'World Facts', votes = 0, ...car }: Row): Entry {
  return {
    _id: id,
    category,
    votes,
    createdAt,
    car: buildCar({ _id: `car of ${id}`, name: 'Golf', owner: 'Thandi', time: '12.0', createdAt, ...car }),
  };
}

const select = (rows: Row[], filter: EntryFilter = {}) => {
  const { entries, total } = selectEntries(rows.map(entry), filter);
  return [entries.map(({ _id }) => _id).join(' '), total];
};

describe('the leaderboard', () => {
  it('goes by category, then by time or votes, equal ones as they came', () => {
    const rows: Row[] = [
      { id: 'v1', category: 'Votes by Viewers', votes: 1 },
      { id: 'v9', category: 'Votes by Viewers', votes: 9 },
      { id: 'd1', category: 'Our Drag Races', time: '11.0' },
      { id: 'w12', time: '12.0' },
      { id: 'w9', time: '9.8' },
      { id: 'none', time: null },
      { id: 'w12b', time: '12.00' },
    ];
    expect(select(rows)).toEqual(['w9 w12 w12b none d1 v9 v1', 7]);
  });

  const cars: Row[] = [
    { id: 'a', time: '9.0', drivetrain: 'RWD', name: 'Škoda Octavia', owner: 'Pieter' },
    { id: 'b', time: '10.0', owner: 'LERATO' },
    { id: 'c', time: '11.0', category: 'Our Drag Races', description: 'Stage 2, 100% octane' },
  ];

  it.each<[string, EntryFilter, string]>([
    ['category', { category: 'Our Drag Races' }, 'c'],
    ['drivetrain', { drivetrain: 'AWD' }, 'b c'],
    ['both', { category: 'World Facts', drivetrain: 'AWD' }, 'b'],
    ['car name', { q: 'OCTAVIA' }, 'a'],
    ['a name with a mark, composed or not', { q: 'škoda' }, 'a'],
    ['owner', { q: 'lerato' }, 'b'],
    ['description', { q: '100% oct' }, 'c'],
    ['nothing', { q: '' }, 'a b c'],
    ['nobody', { q: '_' }, ''],
  ])('is narrowed by %s', (_what, filter, ids) => {
    expect(select(cars, filter)).toEqual([ids, ids === '' ? 0 : ids.split(' ').length]);
  });

  it('is cut into pages that know the whole', () => {
    expect(select(cars, { limit: 2 })).toEqual(['a b', 3]);
    expect(select(cars, { limit: 2, offset: 2 })).toEqual(['c', 3]);
    expect(select(cars, { offset: 1 })).toEqual(['b c', 3]);
    expect(select(cars, { offset: 9 })).toEqual(['', 3]);
  });

  it('leaves what it was given as it is', () => {
    const rows = [entry({ id: 'slow', time: '12.0' }), entry({ id: 'fast', time: '9.0' })];
    selectEntries(rows, {});
    expect(rows.map(({ _id }) => _id)).toEqual(['slow', 'fast']);
  });
});
