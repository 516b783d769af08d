import * as z from 'zod';
import { drivetrainSchema } from '../../cars/car-field-row.js';
import { CATEGORIES } from '../../cars/category.js';
import { DRIVETRAINS } from '../../cars/drivetrain.js';
import { RECORD_CATEGORIES } from '../../lineage/record-categories.js';
import { ghostMessages } from './ghost-messages.js';
import type { GhostPlace } from './ghost-place.js';
import { readGhostTime } from './ghost-time.js';

/**
 * Parameters of `GET /api/leaderboard/place`: a time as typed, a board that is ranked by time, by default Our Drag Races,
 * and a drivetrain. Has no id, because the OpenAPI document lists parameters of unnamed schemas only.
 */
export const ghostQuerySchema = z.object({
  category: z.enum(RECORD_CATEGORIES, ghostMessages.byTime).optional(),
  drivetrain: drivetrainSchema.optional(),
  time: z.string(ghostMessages.noTime).transform((text, context) => {
    const time = readGhostTime(text);
    if (time !== null) return time;
    context.addIssue(ghostMessages.noTime);
    return z.NEVER;
  }),
});
export type GhostQuery = z.output<typeof ghostQuerySchema>;

const count = z.number().int().positive();

/** Where a time would be on a board. */
export const ghostPlaceSchema = z
  .object({
    time: z.string(),
    drivetrain: z.enum(DRIVETRAINS).nullable(),
    category: z.enum(CATEGORIES),
    position: count,
    count,
    offTopTen: z.number().nullable(),
    neighbour: z
      .object({
        side: z.enum(['ahead', 'level', 'behind']),
        gap: z.number().nullable(),
        driver: z.string(),
      })
      .nullable(),
    ofDrivetrain: z.object({ position: count, count }).nullable(),
    from: z.number().int().nonnegative(),
  })
  .meta({ id: 'GhostPlace' }) satisfies z.ZodType<GhostPlace>;
