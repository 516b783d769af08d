import * as z from 'zod';
import { CATEGORIES } from '../../cars/category.js';

const highlightSchema = z.object({
  entryId: z.string(),
  category: z.enum(CATEGORIES),
  /** Null on the board that is ranked by votes. */
  position: z.number().int().positive().nullable(),
  name: z.string(),
  driver: z.string(),
  image: z.string().nullable(),
  /** The ranking time, in seconds as sent. */
  time: z.string().nullable(),
  /** The source of that time, if it is a World Facts time; it is shown with it. */
  source: z.string().nullable(),
  /** Seconds behind the first entry; null for that one, and without a time. */
  gap: z.number().nullable(),
});
/** An entry as the home page shows it. */
export type Highlight = z.infer<typeof highlightSchema>;

/** What the home page shows of the leaderboard: the first three of Our Drag Races, and the newest entry of all boards. */
export const highlightsSchema = z
  .object({ top: z.array(highlightSchema), latest: highlightSchema.nullable() })
  .meta({ id: 'Highlights' });
export type Highlights = z.infer<typeof highlightsSchema>;
