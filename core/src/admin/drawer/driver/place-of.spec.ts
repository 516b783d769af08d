import { CATEGORIES, placesOfBoard } from '@quartermile/core/domain';
import { expect, test } from 'vitest';
import { buildAdminCar, buildAdminEntry } from '../../../testing/index.js';
import { placeOf } from './place-of.js';

const times = ['11.8', '9.8', '11.80', '12.1', '9.8', null];

test.each(CATEGORIES)('the places in %s are those of the board', (category) => {
  const entries = times.map((time, index) =>
    buildAdminEntry({ _id: `${index}`, category, votes: index % 3, car: buildAdminCar({ time }) }),
  );
  const place = placeOf(entries);
  const ranked = placesOfBoard(entries, category);
  expect(ranked.map(({ entry }) => place(entry))).toEqual(ranked.map(({ position }) => position));
  expect(new Set(ranked.map(({ position }) => position)).size).toBe(category === 'Votes by Viewers' ? 3 : 4);
});
