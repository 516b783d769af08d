import { expect, test } from 'vitest';
import { CATEGORIES, categoryOfSlug, categorySlug, isRankedByVotes } from './category.js';

test('one category ranks by votes', () => {
  expect(CATEGORIES.filter(isRankedByVotes)).toEqual(['Votes by Viewers']);
});

test('each category has a path segment of its own, in lower case and without spaces', () => {
  expect(CATEGORIES.map(categorySlug)).toEqual(['world-facts', 'our-drag-races', 'votes-by-viewers']);
  expect(CATEGORIES.map(categorySlug).map(categoryOfSlug)).toEqual(CATEGORIES);
  expect(categoryOfSlug('World Facts')).toBeNull();
});
