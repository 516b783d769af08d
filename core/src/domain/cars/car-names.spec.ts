import { expect, test } from 'vitest';
import { nameCases } from '../../testing/name-cases.js';
import { carOfDriver, carTitle, carWithDriver, driverName } from './car-names.js';

test.each(nameCases)('names of %j', (stored, title, driver) => {
  expect([carTitle(stored), driverName(stored)]).toEqual([title, driver]);
});

test('a car with its driver', () => {
  const car = { name: 'Golf 7 R', owner: 'Thabo' };
  expect([carWithDriver(car), carOfDriver(car)]).toEqual(['Golf 7 R (Thabo)', 'Golf 7 R of Thabo']);
});

test.each([null, '', 'Unknown'])('a car whose driver is %j is named alone', (owner) => {
  const car = { name: 'Golf 7 R', owner };
  expect([carWithDriver(car), carOfDriver(car)]).toEqual(['Golf 7 R', 'Golf 7 R']);
});
