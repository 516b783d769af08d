import { expect, test } from '@jest/globals';
import { demoCars } from './cars-subject.js';

const viewsOfCars = demoCars.map(({ drawing }) => drawing.view ?? 'side');

test('pictures of cars show them from nose to tail', () => {
  expect(viewsOfCars.filter((view) => view === 'nose' || view === 'tail')).toEqual([]);
});

test('pictures of cars are from several angles', () => {
  const counts = Map.groupBy(viewsOfCars, (view) => view);
  for (const view of ['side', 'front', 'rear'] as const)
    expect(counts.get(view)?.length).toBeGreaterThanOrEqual(5);
});
