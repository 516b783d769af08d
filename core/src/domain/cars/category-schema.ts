import * as z from 'zod';
import { messages } from '../messages.js';
import { CATEGORIES } from './category.js';

export const categorySchema = z.enum(CATEGORIES, messages.car.categoryRequired);

/** A list of categories: duplicates are removed, and the order is the board's. */
export const categoriesSchema = someCategories(messages.car.categoryRequired);

/** The categories into which a car is approved, at least one. */
export const approvalCategoriesSchema = someCategories(messages.car.approvalCategoryRequired).refine(
  (chosen) => chosen.length > 0,
  messages.car.approvalCategoryRequired,
);

function someCategories(sentence: string) {
  return z
    .array(z.enum(CATEGORIES, sentence), sentence)
    .max(20, sentence)
    .transform((chosen) => CATEGORIES.filter((category) => chosen.includes(category)));
}
