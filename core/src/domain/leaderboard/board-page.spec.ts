import { describe, expect, test } from 'vitest';
import { buildEntry } from '../../testing/build-entry.js';
import { boardPageSchema, boardParametersSchema, toBoardQuery } from './board-page.js';
import { defaultBoardQuery } from './board-query.js';
import { viewEntry } from './entry-view.js';

describe('the parameters of a board', () => {
  test('default to the first page of the first board', () => {
    expect(toBoardQuery(boardParametersSchema.parse({}))).toEqual(defaultBoardQuery);
    expect(defaultBoardQuery).toEqual({
      category: 'World Facts',
      drivetrain: null,
      strip: null,
      year: null,
      q: '',
      from: 0,
      others: 40,
    });
  });

  test('are those of the query', () => {
    const strip = '0199f2c4-5d1e-7c3a-9b7e-2f6a1d0c8e45';
    const run = { category: 'Our Drag Races', drivetrain: 'AWD', strip, year: '2026' };
    const given = { ...run, q: ' golf ', from: '40', others: '80' };
    expect(toBoardQuery(boardParametersSchema.parse(given))).toEqual({
      ...given,
      year: 2026,
      q: 'golf',
      from: 40,
      others: 80,
    });
  });

  test.each([
    { others: '0' },
    { others: '401' },
    { from: '-1' },
    { category: 'Fastest' },
    { strip: 'Tarlton' },
    { strip: '' },
    { year: '1949' },
    { year: '26' },
    { entry: ['1', '2'] },
  ])('%j is refused', (parameters) => {
    expect(boardParametersSchema.safeParse(parameters).success).toBe(false);
  });
});

test('the response of a board holds everything that a page shows', () => {
  const entries = [buildEntry({ _id: '1' }), buildEntry({ _id: '2', car: { time: '9.1' } })];
  const page = viewEntry(entries, '2');
  expect(boardPageSchema.parse(page)).toEqual(page);
});
