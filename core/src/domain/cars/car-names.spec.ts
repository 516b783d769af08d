import { expect, test } from 'vitest';
import { nameCases } from '../../testing/name-cases.js';
import { carTitle, carWithDriver, driverName } from './car-names.js';

test.each(nameCases)('names of %j', (stored, title, driver) => {
  expect([carTitle(stored), driverName(stored)]).toEqual([title, driver]);
});

test('a car with its driver', () => {
  expect(carWithDriver({ name: 'Golf 7 R', owner: 'Thabo' })).toBe('Golf 7 R (Thabo)');
  expect(carWithDriver({ name: 'Golf 7 R', owner: null })).toBe('Golf 7 R (Unknown)');
});
