import * as z from 'zod';
import { CATEGORIES } from '../cars/category.js';
import { DRIVETRAINS } from '../cars/drivetrain.js';
import { LIST_MAX_OFFSET } from '../limits.js';
import { messages } from '../messages.js';
import { wholeNumber } from '../text/whole-number.js';
import { lineageMessages } from './lineage-messages.js';

/** Holds per list of a response: by default, and at most. */
export const RECORD_HOLDS = 5;
const RECORD_HOLDS_MAX = 100;

const categorySchema = z.enum(CATEGORIES, messages.car.categoryRequired);

/**
 * Parameters of `GET /api/leaderboard/records`: which lists, and which of their holds, the newest first. Has no id,
 * because the OpenAPI document lists parameters of unnamed schemas only.
 */
export const recordQuerySchema = z.object({
  category: categorySchema.optional(),
  /** "all": the list of all drivetrains. Absent: all lists. */
  drivetrain: z.enum([...DRIVETRAINS, 'all'], lineageMessages.drivetrainUnknown).optional(),
  limit: wholeNumber(1, RECORD_HOLDS_MAX, messages.request.pageSize(RECORD_HOLDS_MAX)).optional(),
  offset: wholeNumber(0, LIST_MAX_OFFSET, messages.request.offset(LIST_MAX_OFFSET)).optional(),
});
export type RecordQuery = z.output<typeof recordQuerySchema>;

/** The car that held a record. */
const holderSchema = z.object({
  /** A run of it. */
  carId: z.string(),
  name: z.string(),
  owner: z.string(),
  image: z.string().nullable(),
  /** Its entry on this board, otherwise on another one; null without one. */
  entryId: z.string().nullable(),
});

const holdSchema = z.object({
  /** Null: the car was removed. */
  holder: holderSchema.nullable(),
  since: z.string(),
  /** Null: it is held still. */
  until: z.string().nullable(),
  /** The times with which it was held, in seconds as sent, in the order in which they led. */
  times: z.array(
    z.object({
      time: z.string(),
      since: z.string(),
      /** Source of a World Facts time; absent for a time of the car itself, and once its run was deleted. */
      source: z.string().optional(),
    }),
  ),
  /** On a board by votes: its votes when it was last seen to lead. There `times` is empty. */
  votes: z.number().int().positive().optional(),
});

/** Who held first place of a board, or of a drivetrain on it. */
export const recordListSchema = z
  .object({
    category: z.enum(CATEGORIES),
    /** Null: all drivetrains. */
    drivetrain: z.enum(DRIVETRAINS).nullable(),
    /** Number of all holds. */
    total: z.number().int().nonnegative(),
    /** The newest first. */
    holds: z.array(holdSchema),
  })
  .meta({ id: 'RecordList' });
export type RecordList = z.infer<typeof recordListSchema>;
export type ListedHold = RecordList['holds'][number];

/** Whether a query asks for a list. */
export function isRecordListWanted(
  { category, drivetrain }: RecordQuery,
  list: Pick<RecordList, 'category' | 'drivetrain'>,
): boolean {
  return (
    (category === undefined || category === list.category) &&
    (drivetrain === undefined || drivetrain === (list.drivetrain ?? 'all'))
  );
}
