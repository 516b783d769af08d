import { describe, expect, test } from '@jest/globals';
import { buildWeek, buildWrapCar } from '../../newsletter/wrap/test/build-week.js';
import { wrapPictureParts } from './wrap-picture.js';

const cars = [buildWrapCar(1), buildWrapCar(2), buildWrapCar(3)];
const week = buildWeek();
const full = buildWeek({
  leaders: cars.map((car, at) => ({ ...car, drivetrain: at === 1 ? 'AWD' : null, before: null })),
  gains: cars.map((car) => ({ ...car, places: 4 })),
  entries: cars,
  fights: [
    { ahead: buildWrapCar(1), behind: buildWrapCar(2), gap: '0.02 s' },
    { ahead: buildWrapCar(2), behind: buildWrapCar(3), gap: '0.1 s' },
  ],
  event: { id: 'night', title: 'Night run', when: 'Saturday, 5 December 2026, 18:00', place: 'Tarlton' },
});

describe('the picture of a week', () => {
  test('has the first rows of each part', () => {
    expect(wrapPictureParts(full)).toEqual([
      {
        title: 'New leaders',
        rows: [
          { name: 'Car 1', detail: 'Driver 1, first in Our Drag Races', figure: '11.0 s' },
          { name: 'Car 2', detail: 'Driver 2, first AWD in Our Drag Races', figure: '12.0 s' },
        ],
      },
      {
        title: 'Biggest gains',
        rows: [
          { name: 'Car 1', detail: 'Driver 1, 1st in Our Drag Races', figure: '+4' },
          { name: 'Car 2', detail: 'Driver 2, 2nd in Our Drag Races', figure: '+4' },
        ],
      },
      {
        title: 'New on the board',
        rows: [
          { name: 'Car 1', detail: 'Driver 1, 1st in Our Drag Races', figure: '11.0 s' },
          { name: 'Car 2', detail: 'Driver 2, 2nd in Our Drag Races', figure: '12.0 s' },
        ],
      },
      {
        title: 'Closest fights',
        rows: [{ name: 'Car 2', detail: 'Behind Car 1 for 1st in Our Drag Races', figure: '0.02 s' }],
      },
      {
        title: 'Next event',
        rows: [{ name: 'Night run', detail: 'Saturday, 5 December 2026, 18:00, Tarlton', figure: null }],
      },
    ]);
  });

  test('calls cars with the same figure level', () => {
    const fights = [{ ahead: buildWrapCar(1), behind: buildWrapCar(2), gap: null }];
    expect(wrapPictureParts({ ...week, fights })[0]?.rows[0]?.figure).toBe('level');
  });

  test('has no comma after the day of an event without a place', () => {
    const event = { id: 'night', title: 'Night run', when: 'Saturday, 5 December 2026', place: null };
    expect(wrapPictureParts({ ...week, event })[0]?.rows[0]?.detail).toBe('Saturday, 5 December 2026');
  });

  test.each([
    [{ name: 'Golf', driver: 'Lerato' }, 'Golf'],
    [{ name: '', driver: 'Lerato' }, 'Lerato'],
    [{ name: '', driver: '' }, 'A car on the board'],
  ])('names a car by its name, otherwise its driver: %j', (names, name) => {
    expect(wrapPictureParts({ ...week, entries: [buildWrapCar(1, names)] })[0]?.rows[0]?.name).toBe(name);
  });
});
