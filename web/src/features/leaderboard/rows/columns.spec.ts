import type { Place } from '@quartermile/core/domain';
import { buildEntry } from '@quartermile/core/testing';
import { expect, test } from 'vitest';
import { columnsOf, columnTemplate, sortPlaces } from './columns.js';

const place = (position: number, car: Parameters<typeof buildEntry>[0]): Place => ({
  position,
  entry: buildEntry({ _id: `${position}`, ...car }),
});
const places = [
  place(1, { votes: 3, car: { name: 'Golf', runDate: '2026-03-07' } }),
  place(2, { votes: 9, car: { name: 'audi' } }),
  place(3, { votes: 3, car: { name: 'Polo', runDate: '2025-03-07' } }),
];
const columns = columnsOf(places);
const sorted = (name: string, isDescending: boolean) => {
  const column = columns.find((one) => one.label === name);
  if (!column) throw new Error(`no column ${name}`);
  return sortPlaces(places, { column, isDescending }).map(({ position }) => position);
};

test.each([
  ['Car', false, [2, 1, 3]],
  ['Car', true, [3, 1, 2]],
  ['Votes', true, [2, 1, 3]],
  ['Votes', false, [1, 3, 2]],
  ['Date', false, [3, 1, 2]],
  ['Date', true, [1, 3, 2]],
])(
  'by %s, descending %s: places %j, equal ones in their order, those without a value last',
  (name, isDescending, expected) => {
    expect(sorted(name, isDescending)).toEqual(expected);
  },
);

test('columns of facts that no row has are left out', () => {
  expect(columns.map(({ label }) => label)).toEqual('Rank Car Driver Drive Date Gap Time Votes'.split(' '));
  expect(columnTemplate(columns)).toContain('[drive] 2.75rem [date] 5.25rem [gap]');
});
