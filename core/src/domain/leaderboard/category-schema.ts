import * as z from 'zod';
import { messages } from '../messages.js';
import { CATEGORIES } from './category.js';

export const categorySchema = z.enum(CATEGORIES, messages.car.categoryRequired);

/** Some categories: doubles are dropped, the order is the board's. */
export const categoriesSchema = z
  .array(categorySchema, messages.car.categoryRequired)
  .max(20, messages.car.categoryRequired)
  .transform((chosen) => CATEGORIES.filter((category) => chosen.includes(category)));
