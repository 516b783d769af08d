import * as z from 'zod';
import { messages } from '../messages.js';

/** The three categories of the leaderboard, in the order in which they are shown. */
export const CATEGORIES = ['World Facts', 'Our Drag Races', 'Votes by Viewers'] as const;
export type Category = (typeof CATEGORIES)[number];

export const categorySchema = z.enum(CATEGORIES, messages.car.categoryRequired);

/** Some categories: doubles are dropped, the order is the board's. */
export const categoriesSchema = z
  .array(categorySchema, messages.car.categoryRequired)
  .max(20, messages.car.categoryRequired)
  .transform((chosen) => CATEGORIES.filter((category) => chosen.includes(category)));
