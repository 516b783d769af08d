import * as z from 'zod';
import type { Car } from '../car-records/car-payloads.js';
import { carTitle, driverName } from '../cars/car-names.js';
import { rankingTimeText } from '../cars/ranking-time.js';
import { sourceOfRankingTime } from '../cars/world-facts-record.js';
import { seenSchema } from '../changes/seen.js';
import { describeBody } from '../describe-body.js';
import { eventDayMessages as text } from './event-day-messages.js';

/** Sizes of a ladder: the number of cars in its first round. */
export const LADDER_SIZES = [4, 8, 16] as const;
export type LadderSize = (typeof LADDER_SIZES)[number];

/** Most cars in an entry list. */
export const LINEUP_MAX_CARS = 64;
const TIME_MIN_S = 0.001;
const TIME_MAX_S = 999;

const EXAMPLE_ID = '019aa2ce-0000-7000-8000-000000000001';
const size = z.literal([...LADDER_SIZES], text.sizeExpected);
const seconds = z.number().nullable();

/** A car of an entry list. */
export const lineupCarSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    driver: z.string(),
    /** Ranking time in seconds as text. */
    time: z.string().nullable(),
    /** Source of that time, if it is a World Facts time. */
    source: z.string().optional(),
  })
  .meta({ id: 'LineupCar' });
export type LineupCar = z.infer<typeof lineupCarSchema>;

/** A car as entry lists show it: its id, and its best run. */
export function lineupCar(_id: string, best: Car): LineupCar {
  const source = sourceOfRankingTime(best);
  const car = { _id, name: carTitle(best), driver: driverName(best), time: rankingTimeText(best) };
  return source === null ? car : { ...car, source };
}

/** One side of a race: a car (without a name once it is off the board), nobody, or a winner to come. */
const sideSchema = z.union([
  z.object({ carId: z.string(), seed: z.int(), name: z.string().nullable(), driver: z.string().nullable() }),
  z.enum(['bye', 'open']),
]);
export type LineupSide = z.infer<typeof sideSchema>;

const raceSchema = z.object({
  sides: z.tuple([sideSchema, sideSchema]),
  winner: z.string().nullable(),
  times: z.tuple([seconds, seconds]),
});
export type LineupRace = z.infer<typeof raceSchema>;

/** Entry list and ladder of an event. */
export const lineupSchema = z
  .object({
    /** Cars that are on the board, in the administrator's order. */
    cars: z.array(lineupCarSchema),
    /** Rounds with their races, the final last. */
    ladder: z.object({ size, rounds: z.array(z.array(raceSchema)) }).nullable(),
    /** The past event that this event has become. */
    pastEventId: z.string().nullable(),
  })
  .meta({ id: 'Lineup' });
export type Lineup = z.infer<typeof lineupSchema>;

/** The winners of all races of a ladder, in order; null for a race without one. */
export const ladderWinners = (rounds: readonly (readonly Pick<LineupRace, 'winner'>[])[] = []) => ({
  winners: rounds.flat().map(({ winner }) => winner),
});

/** Request to set an entry list: ids of cars in their order. */
export const entryListSchema = describeBody(
  'EventEntries',
  z.object({
    carIds: z
      .array(z.uuid(text.notOnBoard).toLowerCase(), text.entriesExpected)
      .max(LINEUP_MAX_CARS, text.entriesTooMany(LINEUP_MAX_CARS))
      .superRefine((ids, context) => {
        for (const [at, id] of ids.entries())
          if (ids.indexOf(id) < at)
            context.addIssue({ code: 'custom', path: [at], message: text.listedTwice });
      }),
    _seen: seenSchema,
  }),
  { carIds: [EXAMPLE_ID] },
);
export type EntryListUpdate = z.input<typeof entryListSchema>;

/** Request to draw a ladder from the entry list, without results; null removes it. Seen is what `ladderWinners` gives. */
export const ladderDrawSchema = describeBody(
  'LadderDraw',
  z.object({ size: size.nullable(), _seen: seenSchema }),
  { size: 8 },
);
export type LadderDraw = z.input<typeof ladderDrawSchema>;

const raceNumber = z
  .int(text.matchExpected)
  .min(1, text.matchExpected)
  .max(LADDER_SIZES[2], text.matchExpected);
const raceTime = z
  .number(text.timeExpected)
  .min(TIME_MIN_S, text.timeExpected)
  .max(TIME_MAX_S, text.timeExpected)
  .nullable();

/** Request to set the result of a race; without a winner, the race has no result. Times are in seconds. */
export const ladderResultSchema = describeBody(
  'LadderResult',
  z.object({
    round: raceNumber,
    race: raceNumber,
    winner: z.string(text.winnerExpected).nullable(),
    times: z.tuple([raceTime, raceTime], text.timesExpected).default([null, null]),
    _seen: seenSchema,
  }),
  { round: 1, race: 1, winner: EXAMPLE_ID, times: [12.31, 12.84] },
);
export type LadderResultUpdate = z.input<typeof ladderResultSchema>;
