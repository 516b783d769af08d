import {
  boundedText,
  type Category,
  categoryOfSlug,
  categorySlug,
  DRIVETRAINS,
  drivetrainSchema,
  lineageMessages,
  messages,
  RECORD_CATEGORIES,
  runYearSchema,
  SEARCH_MAX_LENGTH,
  stripIdSchema,
  wholeNumber,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { PUBLIC_PAGE_MAX, PUBLIC_PAGE_SIZE, PUBLIC_PAGE_SIZE_MAX } from './public-api-limits.js';
import { publicApiMessages as text } from './public-api-messages.js';

/** Formats of a list. Without one, the Accept header decides. */
export const PUBLIC_FORMATS = ['json', 'csv'] as const;
export type PublicFormat = (typeof PUBLIC_FORMATS)[number];

const format = z.enum(PUBLIC_FORMATS, text.format).optional();
const paged = {
  page: wholeNumber(1, PUBLIC_PAGE_MAX, text.page).default(1),
  page_size: wholeNumber(1, PUBLIC_PAGE_SIZE_MAX, messages.request.pageSize(PUBLIC_PAGE_SIZE_MAX)).default(
    PUBLIC_PAGE_SIZE,
  ),
  format,
};

/** A page of a list. */
export interface PublicPage {
  readonly page: number;
  readonly page_size: number;
}

/** Parameters of a list. None of these schemas has an id: their fields become parameters of OpenAPI. */
export const publicPageQuerySchema = z.object(paged);
export type PublicPageQuery = z.output<typeof publicPageQuerySchema>;

/** Parameters of the entries of a board. */
export const publicEntryQuerySchema = z.object({
  drivetrain: drivetrainSchema.optional(),
  strip: stripIdSchema.optional(),
  year: runYearSchema.optional(),
  q: boundedText(SEARCH_MAX_LENGTH).optional(),
  ...paged,
});
export type PublicEntryQuery = z.output<typeof publicEntryQuerySchema>;

/** Parameters of the records. `drivetrain=all` selects those of all drivetrains together. */
export const publicRecordQuerySchema = z.object({
  board: z
    .enum(RECORD_CATEGORIES.map(categorySlug), text.recordBoard)
    .transform((slug) => categoryOfSlug(slug) as Category)
    .optional(),
  drivetrain: z.enum([...DRIVETRAINS, 'all'], lineageMessages.drivetrainUnknown).optional(),
  ...paged,
});
export type PublicRecordQuery = z.output<typeof publicRecordQuerySchema>;

/** Parameters of the events: those to come, or all that are stored. */
export const publicEventQuerySchema = z.object({
  when: z.enum(['upcoming', 'all'], text.when).default('upcoming'),
  ...paged,
});
export type PublicEventQuery = z.output<typeof publicEventQuerySchema>;
