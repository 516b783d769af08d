import { buildAdminCar, buildAdminEntry } from '@quartermile/core/testing';
import { describe, expect, test } from 'vitest';
import { indexBoards, placesInContext } from './board-index.js';
import { describePlace } from './describe-place.js';

const BOARD = 'Our Drag Races';
const carOf = (owner: string, time: string | null, more: Parameters<typeof buildAdminCar>[0] = {}) =>
  buildAdminCar({ _id: owner, owner, time, status: 'approved', driverId: `driver ${owner}`, ...more });
const cars = [
  carOf('Sipho', '11.1'),
  carOf('Tshepo', '11.79'),
  carOf('Lerato', '12.4'),
  carOf('Naledi', null),
];
const entries = cars.map((car) => buildAdminEntry({ _id: car._id, category: BOARD, car }));
const index = indexBoards(entries, cars);
const sent = (time: string | null, more: Parameters<typeof buildAdminCar>[0] = {}) =>
  buildAdminCar({ _id: 'sent', time, driverId: null, ...more });
const sentence = (run: ReturnType<typeof sent>, runOf = '') =>
  placesInContext(index, run, [BOARD], runOf).map((place) => describePlace(run, place));

describe('the place of a submission in words', () => {
  test.each([
    ['11.8', 'Would be 3rd of 5, 0.01 s behind Tshepo'],
    ['11.79', 'Would be 2nd of 5, level with Tshepo'],
    ['11.790', 'Would be 2nd of 5, level with Tshepo'],
    ['10.9', 'Would be 1st of 5, 0.2 s ahead of Sipho'],
    ['19.0', 'Would be 4th of 5, 6.6 s behind Lerato'],
    [null, 'Would be 4th of 5'],
  ])('of %s', (time, words) => {
    expect(sentence(sent(time))).toEqual([words]);
  });

  test('of a new time of a car: it replaces a slower time and leaves a better or equal one', () => {
    const { vehicleId } = cars[2] as (typeof cars)[0];
    expect(sentence(sent('11.8', { vehicleId }))).toEqual([
      'Would replace its 12.4 s, 3rd of 4, 0.01 s behind Tshepo',
    ]);
    expect(sentence(sent('12.3', { vehicleId }))).toEqual([
      'Would replace its 12.4 s, 3rd of 4, 0.51 s behind Tshepo',
    ]);
    expect(sentence(sent('12.41', { vehicleId }))).toEqual(['Stays with its better 12.4 s, 3rd of 4']);
    expect(sentence(sent('12.40', { vehicleId, createdAt: '2026-12-01T00:00:00.000Z' }))).toEqual([
      'Stays with its equal 12.4 s, 3rd of 4',
    ]);
  });

  test('of a submission that the review links to a known car, by any of its runs', () => {
    expect(sentence(sent('11'), 'Sipho')).toEqual([
      'Would replace its 11.1 s, 1st of 4, 0.79 s ahead of Tshepo',
    ]);
    expect(sentence(sent('11'), 'gone')).toEqual(['Would be 1st of 5, 0.1 s ahead of Sipho']);
    const untimed = cars[3] as (typeof cars)[0];
    expect(sentence(sent('13'), untimed._id)).toEqual([
      'Would replace its entry without a time, 4th of 4, 0.6 s behind Lerato',
    ]);
  });

  test('of the first entry, and of a board that is ranked by votes', () => {
    const run = sent('11.8');
    const places = placesInContext(index, run, ['Votes by Viewers', 'World Facts'], '');
    expect(places.map((place) => [place.category, describePlace(run, place)])).toEqual([
      ['World Facts', 'Would be 1st of 1'],
      ['Votes by Viewers', 'Ranked by votes'],
    ]);
  });
});

describe('the best of the driver on the board', () => {
  const best = (run: ReturnType<typeof sent>) =>
    placesInContext(index, run, [BOARD], '')[0]?.driversBest?._id ?? null;

  test('is that of the same driver id, never of the same name or phone number', () => {
    expect(best(sent('12', { driverId: 'driver Tshepo', owner: 'Somebody' }))).toBe('Tshepo');
    expect(best(sent('12', { driverId: 'driver of another Tshepo', owner: 'Tshepo' }))).toBeNull();
    expect(best(sent('12', { driverId: null, owner: 'Tshepo' }))).toBeNull();
  });

  test('is the quickest of all cars of the driver', () => {
    const second = carOf('Second car', '11.5', { driverId: 'driver Tshepo' });
    const more = indexBoards(
      [...entries, buildAdminEntry({ _id: 'second', category: BOARD, car: second })],
      [...cars, second],
    );
    const [place] = placesInContext(more, sent('12', { driverId: 'driver Tshepo' }), [BOARD], '');
    expect(place?.driversBest?._id).toBe('second');
  });
});
