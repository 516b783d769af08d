import { expect, test } from 'vitest';
import { searchCases, searchedCars } from '../../testing/search-cases.js';
import { matchSearch, searchTextOf } from './match-search.js';

test.each(searchCases)('a search for "%s" finds %j', (search, names) => {
  expect(searchedCars.filter(matchSearch(search)).map(({ name }) => name)).toEqual(names);
});

test('a text without any letter is not taken for an empty one', () => {
  expect(searchedCars.filter(matchSearch('!?'))).toEqual([]);
});

test('no match reaches from one field into the next', () => {
  const car = { name: 'Golf', owner: 'Lerato', description: 'Stage 2' };
  expect(['golflerato', 'golf lerato', 'leratostage'].filter((text) => matchSearch(text)(car))).toEqual([]);
});

test('a car without a description is found by its name and owner only', () => {
  const car = { name: 'Golf', owner: 'Lerato', description: null };
  expect(searchTextOf(car)).toBe('golf\nlerato\n');
});
