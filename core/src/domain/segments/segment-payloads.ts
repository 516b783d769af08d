import * as z from 'zod';
import { drivetrainSchema } from '../cars/car-field-row.js';
import { CATEGORIES } from '../cars/category.js';
import { categorySchema } from '../cars/category-schema.js';
import { DRIVETRAINS } from '../cars/drivetrain.js';
import { seenSchema } from '../changes/seen.js';
import { describeBody } from '../describe-body.js';
import { placeSchema } from '../leaderboard/board-page.js';
import { LIST_MAX_OFFSET, NAME_MAX_LENGTH, RUN_YEAR_MAX, RUN_YEAR_MIN } from '../limits.js';
import { messages } from '../messages.js';
import { ASPIRATIONS } from '../runs/run-choices.js';
import { isStripId } from '../strips/run-strip.js';
import { stripMessages } from '../strips/strip-messages.js';
import { boundedText, figureText, requiredText } from '../text/text.js';
import { wholeNumber } from '../text/whole-number.js';
import { isWholeBoard, type Segment, type SegmentFilter, wholeBoard } from './segment-filter.js';
import {
  SEGMENT_KW_PER_TON_MAX,
  SEGMENT_KW_PER_TON_MIN,
  SEGMENT_WORDS_MAX_LENGTH,
} from './segment-limits.js';
import { segmentProblemMessages as text } from './segment-problem-messages.js';

const count = z.number().int().nonnegative();
const yearSchema = z.union([z.number().int(), z.literal('this-year')]);

/** The filter of a segment in responses. */
const shownFilterSchema = z
  .object({
    category: z.enum(CATEGORIES),
    drivetrain: z.enum(DRIVETRAINS).nullable(),
    aspiration: z.enum(ASPIRATIONS).nullable(),
    words: z.string().nullable(),
    kwPerTon: z.number().nullable(),
    year: yearSchema.nullable(),
    strip: z.string().nullable(),
  })
  .meta({ id: 'SegmentFilter' }) satisfies z.ZodType<SegmentFilter>;

const segmentFields = {
  slug: z.string(),
  name: z.string(),
  filter: shownFilterSchema,
  inMenu: z.boolean(),
};

/** A segment that the administrator named. */
export const namedSegmentSchema = z
  .object({ _id: z.string(), id: z.string(), ...segmentFields })
  .meta({ id: 'NamedSegment' });
export type NamedSegment = z.infer<typeof namedSegmentSchema>;

/** A segment with its leader: the administrator's have an id. */
export const segmentSummarySchema = z
  .object({
    _id: z.string().optional(),
    id: z.string().optional(),
    ...segmentFields,
    /** Its facts in words, the board first. */
    facts: z.array(z.string()),
    cars: count,
    leader: placeSchema.nullable(),
  })
  .meta({ id: 'SegmentSummary' }) satisfies z.ZodType<Segment>;
export type SegmentSummary = z.infer<typeof segmentSummarySchema>;

/**
 * Parameters of `GET /api/segments/view/:slug`: how many places come before the first one of the page. Has no id, because
 * the OpenAPI document lists parameters of unnamed schemas only.
 */
export const segmentPageQuerySchema = z.object({
  offset: wholeNumber(0, LIST_MAX_OFFSET, messages.request.offset(LIST_MAX_OFFSET)).optional(),
});
export type SegmentPageQuery = z.output<typeof segmentPageQuerySchema>;

/** A page of a segment: some of its places in their order, and the number of all. */
export const segmentPageSchema = segmentSummarySchema
  .extend({ places: z.array(placeSchema) })
  .meta({ id: 'SegmentPage' });
export type SegmentPage = z.infer<typeof segmentPageSchema>;

/** A segment as the menu names it. */
export const menuSegmentSchema = z.object({ slug: z.string(), name: z.string() }).meta({ id: 'MenuSegment' });
export type MenuSegment = z.infer<typeof menuSegmentSchema>;

/** The place of a car in a segment. */
export const segmentPlaceSchema = z
  .object({ slug: z.string(), name: z.string(), place: z.number().int().positive(), of: count })
  .meta({ id: 'SegmentPlace' });
export type SegmentPlace = z.infer<typeof segmentPlaceSchema>;

/** A whole number as a number or as text; null or empty: none. */
function optionalNumber(least: number, most: number, message: string) {
  return figureText(message)
    .refine((typed) => typed === '' || isBetween(typed, least, most), message)
    .transform((typed) => (typed === '' ? null : Number(typed)))
    .nullish()
    .transform((value) => value ?? null);
}

function isBetween(typed: string, least: number, most: number): boolean {
  return /^\d{1,5}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
}

/** An empty choice of a form is none. */
const optionalChoice = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema.nullish().transform((value) => value ?? null)]);

const filterSchema = z
  .object({
    category: categorySchema.default(wholeBoard.category),
    drivetrain: optionalChoice(drivetrainSchema),
    aspiration: optionalChoice(z.enum(ASPIRATIONS, text.aspirationInvalid)),
    words: boundedText(SEGMENT_WORDS_MAX_LENGTH)
      .nullish()
      .transform((words) => words || null),
    kwPerTon: optionalNumber(SEGMENT_KW_PER_TON_MIN, SEGMENT_KW_PER_TON_MAX, text.kwPerTonInvalid),
    year: z.union([
      z.literal('this-year'),
      optionalNumber(RUN_YEAR_MIN, RUN_YEAR_MAX, stripMessages.yearInvalid),
    ]),
    strip: optionalChoice(z.string(stripMessages.idInvalid).refine(isStripId, stripMessages.idInvalid)),
  })
  .refine((filter) => !isWholeBoard(filter), { message: text.filterRequired, path: ['drivetrain'] });

const fields = {
  name: requiredText(NAME_MAX_LENGTH, text.nameRequired),
  filter: filterSchema,
  inMenu: z.boolean(text.inMenuInvalid),
};

/** Id of the segment before it in the order; null: it is the first one. */
const afterSchema = z.string(text.afterInvalid).nullable();

/** Request to add a segment; without `after` it is the last one in the order. */
export const segmentAddSchema = describeBody(
  'SegmentAdd',
  z.object({ ...fields, inMenu: fields.inMenu.default(false), after: afterSchema.optional() }),
  { name: 'Turbo hatches', filter: { drivetrain: 'FWD', aspiration: 'Turbocharged' }, inMenu: true },
);
export type SegmentAdd = z.input<typeof segmentAddSchema>;

/** Changes to a segment: any fields. `after` moves it behind another one by its id, or to the front (null). */
export const segmentUpdateSchema = describeBody(
  'SegmentUpdate',
  z
    .object({ ...fields, after: afterSchema })
    .partial()
    .extend({ _seen: seenSchema }),
  { inMenu: true },
);
export type SegmentUpdate = z.input<typeof segmentUpdateSchema>;
