import * as z from 'zod';
import { adminCarSchema, carIdTextSchema, carSchema } from '../car-records/car-payloads.js';
import { drivetrainSchema } from '../cars/car-field-row.js';
import { CATEGORIES } from '../cars/category.js';
import { categorySchema } from '../cars/category-schema.js';
import { describeBody, EXAMPLE_ID } from '../describe-body.js';
import { LIST_MAX_LIMIT, LIST_MAX_OFFSET, RUN_YEAR_MAX, RUN_YEAR_MIN, SEARCH_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { isStripId } from '../strips/run-strip.js';
import { stripMessages } from '../strips/strip-messages.js';
import { boundedText } from '../text/text.js';
import { wholeNumber } from '../text/whole-number.js';

const entryFields = {
  _id: z.string(),
  category: z.enum(CATEGORIES),
  votes: z.number().int().nonnegative(),
  createdAt: z.string(),
  /** Version of the rules under which it was approved; absent for FIRST_RULES_VERSION. */
  rulesVersion: z.string().optional(),
  /** Its position seven days ago; absent where that is unknown. */
  lastWeek: z.number().int().positive().optional(),
  /** When its run was approved, if that was better than the earlier ones of its car. */
  bestSince: z.string().optional(),
  /** Since when it leads its board, and its drivetrain there, without a break (decision 89). */
  heldSince: z.string().optional(),
  heldInDrivetrainSince: z.string().optional(),
};

/** A public entry: a car in one category of the leaderboard. */
export const entrySchema = z.object({ ...entryFields, car: carSchema }).meta({ id: 'Entry' });
export type Entry = z.infer<typeof entrySchema>;

/** An entry for the administrator. */
export const adminEntrySchema = z.object({ ...entryFields, car: adminCarSchema }).meta({ id: 'AdminEntry' });
export type AdminEntry = z.infer<typeof adminEntrySchema>;

/** Response to a review: the car, and its entries if it was approved. */
export const carReviewResultSchema = z
  .object({ car: adminCarSchema, entries: z.array(adminEntrySchema) })
  .meta({ id: 'CarReviewResult' });
export type CarReviewResult = z.infer<typeof carReviewResultSchema>;

/** Request to add a car to a category. */
export const entryAddSchema = describeBody(
  'EntryAdd',
  z.object({ carId: carIdTextSchema, category: categorySchema }),
  { carId: EXAMPLE_ID, category: 'World Facts' },
);
export type EntryAdd = z.infer<typeof entryAddSchema>;

/** Request with an entry's id, such as the one to vote for or to delete. */
export const entryIdSchema = describeBody(
  'EntryId',
  z.object({ entryId: z.string(messages.leaderboard.entryRequired) }),
  {
    entryId: EXAMPLE_ID,
  },
);

/** Response to a vote: the entry's votes, including this one. */
export const voteReceiptSchema = z
  .object({ entryId: z.string(), votes: z.number().int() })
  .meta({ id: 'VoteReceipt' });
export type VoteReceipt = z.infer<typeof voteReceiptSchema>;

/** Id of a strip in a query. An unknown one selects nothing. */
export const stripIdSchema = z.string(stripMessages.idInvalid).refine(isStripId, stripMessages.idInvalid);

/** Year of a run in a query. */
export const runYearSchema = wholeNumber(RUN_YEAR_MIN, RUN_YEAR_MAX, stripMessages.yearInvalid);

/**
 * Filters of `GET /api/leaderboard/list`; values of a query are text. Has no id, because the OpenAPI document lists
 * parameters of unnamed schemas only.
 */
export const entryQuerySchema = z.object({
  category: categorySchema.optional(),
  drivetrain: drivetrainSchema.optional(),
  strip: stripIdSchema.optional(),
  year: runYearSchema.optional(),
  q: boundedText(SEARCH_MAX_LENGTH).optional(),
  limit: wholeNumber(1, LIST_MAX_LIMIT, messages.request.pageSize(LIST_MAX_LIMIT)).optional(),
  offset: wholeNumber(0, LIST_MAX_OFFSET, messages.request.offset(LIST_MAX_OFFSET)).optional(),
});
