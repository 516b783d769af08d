import { describe, expect, test } from 'vitest';
import { isSameCar, seenPicturesSchema } from './seen-pictures.js';

describe('the response about pictures that were seen before', () => {
  const other = {
    ...{ carId: 'm2', picture: 'image', name: 'BMW M2', status: 'rejected', time: null },
    ...{ at: '2026-03-07', isSameCar: false },
  };
  const seen = { carId: 'golf', picture: 'proofImage', other, isEqual: true };
  const pathsOf = (value: unknown) =>
    seenPicturesSchema.safeParse(value).error?.issues.map(({ path }) => path.join('.'));

  test('names both runs, and the runs that are not compared yet', () => {
    const response = { isOn: true, pictures: [seen], notCompared: ['polo'] };
    expect(seenPicturesSchema.parse(response)).toEqual(response);
    expect(seenPicturesSchema.parse({ isOn: false, pictures: [] })).toEqual({ isOn: false, pictures: [] });
  });

  test('is complete', () => {
    expect(pathsOf({})).toEqual(['isOn', 'pictures']);
    expect(pathsOf({ isOn: true, pictures: [{}] })).toEqual(
      ['carId', 'picture', 'other', 'isEqual'].map((field) => `pictures.0.${field}`),
    );
    expect(pathsOf({ isOn: true, pictures: [{ ...seen, other: {} }] })).toEqual(
      Object.keys({ ...other }).map((field) => `pictures.0.other.${field}`),
    );
    expect(pathsOf({ isOn: true, pictures: [{ ...seen, picture: 'logo' }] })).toEqual(['pictures.0.picture']);
  });
});

test.each([
  ['VW Golf 7R', true],
  ['vw golf-7-r', true],
  ['VW  Golf (7R)', true],
  ['VW Golf 7', false],
  ['VW Gölf 7R', false],
])('a run of the same driver in "%s" is of the VW Golf 7 R: %s', (name, expected) => {
  const run = (carName: string, id: string) => ({
    carId: id,
    vehicleId: id,
    driverId: 'thabo',
    name: carName,
  });
  expect(isSameCar(run('VW Golf 7 R', 'a'), run(name, 'b'))).toBe(expected);
});
