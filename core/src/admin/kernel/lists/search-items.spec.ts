import { describe, expect, test } from 'vitest';
import { indexItems, pageOf, searchItems } from './search-items.js';

const cars = ['VW Golf 7 R Thabo', 'BMW M2 Lerato', 'VW Polo GTI Lerato'];
const index = indexItems(cars, (car) => car);

test.each([
  ['', cars],
  ['golf', ['VW Golf 7 R Thabo']],
  [' LERATO ', ['BMW M2 Lerato', 'VW Polo GTI Lerato']],
  ['lerato vw', ['VW Polo GTI Lerato']],
  ['audi', []],
])('a search for "%s" returns items that contain all its words', (search, expected) => {
  expect(searchItems(index, search)).toEqual(expected);
});

describe('a page of a list', () => {
  test('holds its part of the rows', () => {
    expect(pageOf(cars, 2, 2)).toEqual({ page: 2, pageCount: 2, rows: ['VW Polo GTI Lerato'] });
  });

  test('past the end is the last one', () => {
    expect(pageOf(cars, 9, 2).page).toBe(2);
  });

  test('of nothing is the first one, empty', () => {
    expect(pageOf([], 3, 24)).toEqual({ page: 1, pageCount: 1, rows: [] });
  });
});
