import { expect, test } from 'vitest';
import { searchCases, searchedCars } from '../../testing/search-cases.js';
import { matchSearch } from './match-search.js';

test.each(searchCases)('a search for "%s" finds %j', (search, names) => {
  expect(searchedCars.filter(matchSearch(search)).map(({ name }) => name)).toEqual(names);
});

test('a text without any letter is not taken for an empty one', () => {
  expect(searchedCars.filter(matchSearch('!?'))).toEqual([]);
});
