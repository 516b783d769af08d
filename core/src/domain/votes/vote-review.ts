import * as z from 'zod';
import { categorySchema } from '../cars/category-schema.js';
import { instantText } from '../dates/instant-text.js';
import { describeBody, EXAMPLE_ID } from '../describe-body.js';
import { REASON_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { requiredText } from '../text/text.js';

const texts = messages.voteReview;
const count = z.number().int().nonnegative();

/** A request for the votes of an entry over time. */
export const voteHistoryQuerySchema = z.object({ entryId: z.string(messages.leaderboard.entryRequired) });

/** A request to set aside an entry's votes of a window: from an instant up to but not including another. */
export const setAsideVotesSchema = describeBody(
  'SetAsideVotes',
  z
    .object({
      entryId: z.string(messages.leaderboard.entryRequired),
      from: instantText(texts.instant),
      to: instantText(texts.instant),
      reason: requiredText(REASON_MAX_LENGTH, texts.reasonRequired),
    })
    .refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], message: texts.order }),
  {
    entryId: EXAMPLE_ID,
    from: '2026-11-23T12:15:00.000Z',
    to: '2026-11-23T12:45:00.000Z',
    reason: 'A hundred votes from one hall of computers.',
  },
);
export type SetAsideVotes = z.infer<typeof setAsideVotesSchema>;

/** A request to bring back the votes of a window. */
export const bringBackVotesSchema = describeBody(
  'BringBackVotes',
  z.object({ windowId: z.string(texts.windowRequired) }),
  { windowId: EXAMPLE_ID },
);
export type BringBackVotes = z.infer<typeof bringBackVotesSchema>;

/** A window whose votes are or were set aside. `to` is exclusive; `votes` counts those cast in it. */
const setAsideWindowSchema = z
  .object({
    _id: z.string(),
    from: z.string(),
    to: z.string(),
    votes: count,
    reason: z.string(),
    setAsideBy: z.string(),
    setAsideAt: z.string(),
    broughtBackBy: z.string().nullable(),
    broughtBackAt: z.string().nullable(),
  })
  .meta({ id: 'SetAsideWindow' });
export type SetAsideWindow = z.infer<typeof setAsideWindowSchema>;

/** Votes cast in an interval, and how many of them are set aside; `isBurst`: far more than usual. */
const interval = { votes: count, setAside: count, isBurst: z.boolean() };
const voteQuarterSchema = z.object({ at: z.string(), ...interval }).meta({ id: 'VoteQuarter' });
export type VoteQuarter = z.infer<typeof voteQuarterSchema>;
const voteDaySchema = z.object({ date: z.string(), ...interval }).meta({ id: 'VoteDay' });
export type VoteDay = z.infer<typeof voteDaySchema>;

/**
 * The votes of an entry over time, oldest first: quarters of an hour by their first instant, days (YYYY-MM-DD) of the
 * site's time zone. `votes` is the public number; the votes cast are `votes` and `votesSetAside` together.
 */
export const voteHistorySchema = z
  .object({
    entryId: z.string(),
    car: z.string(),
    category: categorySchema,
    votes: count,
    votesSetAside: count,
    quarters: z.array(voteQuarterSchema),
    days: z.array(voteDaySchema),
    windows: z.array(setAsideWindowSchema),
  })
  .meta({ id: 'VoteHistory' });
export type VoteHistory = z.infer<typeof voteHistorySchema>;

/** Response to setting aside and bringing back: the window, and the entry's numbers. */
export const setAsideResultSchema = z
  .object({ window: setAsideWindowSchema, votes: count, votesSetAside: count })
  .meta({ id: 'SetAsideResult' });
export type SetAsideResult = z.infer<typeof setAsideResultSchema>;
