import { expect, test } from 'vitest';
import { CATEGORIES, isRankedByVotes } from './category.js';

test('one category ranks by votes', () => {
  expect(CATEGORIES.filter(isRankedByVotes)).toEqual(['Votes by Viewers']);
});
