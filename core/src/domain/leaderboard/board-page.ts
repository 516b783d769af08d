import * as z from 'zod';
import { drivetrainSchema } from '../cars/car-field-row.js';
import { CATEGORIES, type Category } from '../cars/category.js';
import { categorySchema } from '../cars/category-schema.js';
import { DRIVETRAINS } from '../cars/drivetrain.js';
import { LIST_MAX_OFFSET, OTHER_ENTRIES_MAX, SEARCH_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { boundedText } from '../text/text.js';
import { wholeNumber } from '../text/whole-number.js';
import { type BoardQuery, defaultBoardQuery } from './board-query.js';
import type { BoardView } from './board-view.js';
import { entrySchema, runYearSchema, stripIdSchema } from './entry.js';
import type { BoardPage } from './entry-view.js';

/**
 * Parameters of `GET /api/leaderboard/board`, values of a query: the shown part of a board, or the id of an entry, for
 * the rows around it. An entry's id that matches nothing, however odd, is no error (contract section 2). Has no id,
 * because the OpenAPI document lists parameters of unnamed schemas only.
 */
export const boardParametersSchema = z.object({
  category: categorySchema.optional(),
  drivetrain: drivetrainSchema.optional(),
  strip: stripIdSchema.optional(),
  year: runYearSchema.optional(),
  q: boundedText(SEARCH_MAX_LENGTH).optional(),
  from: wholeNumber(0, LIST_MAX_OFFSET, messages.request.offset(LIST_MAX_OFFSET)).optional(),
  others: wholeNumber(1, OTHER_ENTRIES_MAX, messages.request.pageSize(OTHER_ENTRIES_MAX)).optional(),
  entry: z.string(messages.request.expectedText).optional(),
});
export type BoardParameters = z.output<typeof boardParametersSchema>;

/** The query of parameters; absent ones are those of the default page. */
export function toBoardQuery(parameters: BoardParameters): BoardQuery {
  const { category, drivetrain, strip, year, q, from, others } = parameters;
  return {
    category: category ?? defaultBoardQuery.category,
    drivetrain: drivetrain ?? null,
    strip: strip ?? null,
    year: year ?? null,
    q: q ?? '',
    from: from ?? 0,
    others: others ?? defaultBoardQuery.others,
  };
}

const count = z.number().int().nonnegative();
/** A place on a list, in responses. */
export const placeSchema = z
  .object({
    position: z.number().int().positive(),
    rank: z.number().int().positive().optional(),
    gap: z.object({ leader: z.string(), next: z.string().optional() }).optional(),
    heldSince: z.string().optional(),
    entry: entrySchema,
  })
  .meta({ id: 'Place' });

const boardQuerySchema = z.object({
  category: z.enum(CATEGORIES),
  drivetrain: z.enum(DRIVETRAINS).nullable(),
  strip: z.string().nullable(),
  year: count.nullable(),
  q: z.string(),
  from: count,
  others: count,
}) satisfies z.ZodType<BoardQuery>;

const matchSchema = z.object({ query: boardQuerySchema, place: placeSchema });

const countsSchema = z.object(
  Object.fromEntries(CATEGORIES.map((category) => [category, count])) as Record<Category, typeof count>,
);

const boardViewSchema = z.object({
  counts: countsSchema,
  choices: z.object({
    strips: z.array(z.object({ _id: z.string(), name: z.string() })),
    years: z.array(count),
  }),
  cars: count,
  votes: count,
  top: z.array(placeSchema),
  others: z.array(placeSchema),
  othersAbove: count,
  othersLeft: count,
}) satisfies z.ZodType<BoardView>;

/** What a page of the leaderboard shows. */
export const boardPageSchema = z
  .object({ match: matchSchema.nullable(), view: boardViewSchema })
  .meta({ id: 'BoardPage' }) satisfies z.ZodType<BoardPage>;
