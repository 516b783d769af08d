import { describe, expect, test } from 'vitest';
import { messages } from '../messages.js';
import { approvalCategoriesSchema, categoriesSchema } from './category-schema.js';

describe('a list of categories', () => {
  test('is in the order of the board, each category once', () => {
    const chosen = ['Votes by Viewers', 'World Facts', 'Votes by Viewers'];
    expect(categoriesSchema.parse(chosen)).toEqual(['World Facts', 'Votes by Viewers']);
    expect(categoriesSchema.parse([])).toEqual([]);
  });

  test('has at most twenty items, whatever they repeat', () => {
    const repeated = (length: number) => Array.from({ length }, () => 'World Facts');
    expect(categoriesSchema.parse(repeated(20))).toEqual(['World Facts']);
    expect(categoriesSchema.safeParse(repeated(21)).success).toBe(false);
  });

  test('is not empty for an approval', () => {
    expect(approvalCategoriesSchema.parse(['World Facts'])).toEqual(['World Facts']);
    expect(approvalCategoriesSchema.safeParse([]).error?.issues[0]?.message).toBe(
      messages.car.approvalCategoryRequired,
    );
  });
});
