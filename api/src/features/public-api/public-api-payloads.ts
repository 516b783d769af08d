import { ASPIRATIONS, DRIVETRAINS, EVIDENCE_KINDS, FUELS, TYRES } from '@quartermile/core/domain';
import * as z from 'zod';

const text = z.string();
/** An absolute address. */
const url = z.string();
const optionalText = z.string().nullable();
const number = z.number().nullable();
const count = z.int().nonnegative();
const optionalUrl = z.string().nullable();
/** An instant in UTC, ISO 8601, such as "2026-11-23T10:00:00.000Z". */
const instant = z.string();

/** A board. Its strips and years are those of its runs, by which its entries can be filtered. */
export const publicBoardSchema = z
  .object({
    id: text,
    name: text,
    description: text,
    ranked_by: z.enum(['time_s', 'votes']),
    entries: count,
    strips: z.array(z.object({ id: text, name: text })),
    years: z.array(z.int()),
    links: z.object({ entries: url, feed: url, page: url }),
  })
  .meta({ id: 'PublicBoard' });
export type PublicBoard = z.infer<typeof publicBoardSchema>;

/** What is public about a run. Unknown values are null. */
const runFields = {
  run_id: text,
  /** The time that ranks, in seconds. */
  time_s: number,
  /** Whose time that is: of this run, or a world facts time of the model. */
  time_source: z.enum(['run', 'world_facts']).nullable(),
  trap_speed_kmh: number,
  sixty_foot_s: number,
  reaction_time_s: number,
  /** YYYY-MM-DD. */
  run_date: optionalText,
  strip_id: optionalText,
  strip_name: optionalText,
  strip_place: optionalText,
  strip_altitude_m: number,
  tyres: z.enum(TYRES).nullable(),
  fuel: z.enum(FUELS).nullable(),
  aspiration: z.enum(ASPIRATIONS).nullable(),
  evidence: z.enum(EVIDENCE_KINDS).nullable(),
  video_url: optionalUrl,
  picture_url: optionalUrl,
};

/** What is public about a car. Factory figures are texts with their units, such as "228 kW". */
const carFields = {
  car_name: text,
  driver: text,
  drivetrain: z.enum(DRIVETRAINS),
  description: optionalText,
  world_facts_time_s: number,
  world_facts_source: optionalText,
  factory_year: optionalText,
  factory_quarter_mile: optionalText,
  factory_zero_to_hundred: optionalText,
  factory_power: optionalText,
  factory_torque: optionalText,
  factory_weight: optionalText,
};

/** An entry: a car on a board with its best run. */
export const publicEntrySchema = z
  .object({
    id: text,
    board: text,
    /** From 1; equal entries share a position. */
    position: z.int().positive(),
    votes: count,
    car_id: text,
    ...runFields,
    ...carFields,
    rules_version: text,
    listed_at: instant,
    links: z.object({ car: url, page: url }),
  })
  .meta({ id: 'PublicEntry' });
export type PublicEntry = z.infer<typeof publicEntrySchema>;

/** The fields of a run and of its car in entries and cars. */
export type PublicRunFields = z.infer<z.ZodObject<typeof runFields>>;
export type PublicCarFields = z.infer<z.ZodObject<typeof carFields>>;

/** A car with its approved runs and its places. */
export const publicCarPageSchema = z
  .object({
    id: text,
    ...carFields,
    /** The latest first. */
    runs: z.array(
      z.object({
        ...runFields,
        /** YYYY-MM-DD; that of the approval where the day of the run is unknown. */
        day: text,
        is_personal_best: z.boolean(),
        boards: z.array(text),
      }),
    ),
    places: z.array(
      z.object({
        board: text,
        entry_id: text,
        position: z.int().positive(),
        /** Number of entries on the board. */
        of: count,
        votes: count,
        links: z.object({ page: url }),
      }),
    ),
    links: z.object({ self: url, page: url }),
  })
  .meta({ id: 'PublicCarPage' });
export type PublicCarPage = z.infer<typeof publicCarPageSchema>;

/** A time for which a car was first on a board, or on it among the cars of a drivetrain. */
export const publicRecordSchema = z
  .object({
    board: text,
    /** Null: of all drivetrains together. */
    drivetrain: z.enum(DRIVETRAINS).nullable(),
    /** The best time with which it was first, in seconds. */
    time_s: number,
    from: instant,
    /** Null: it is first still. */
    until: z.string().nullable(),
    is_current: z.boolean(),
    /** Null: the car was removed, as in the next four fields. */
    run_id: optionalText,
    car_name: optionalText,
    driver: optionalText,
    entry_id: optionalText,
    picture_url: optionalUrl,
    links: z.object({ car: optionalUrl, page: optionalUrl }),
  })
  .meta({ id: 'PublicRecord' });
export type PublicRecord = z.infer<typeof publicRecordSchema>;

/** An event. */
export const publicEventSchema = z
  .object({
    id: text,
    title: text,
    description: text,
    /** An instant, or the day (YYYY-MM-DD) of an event without a time of day; null if unknown. */
    starts_at: optionalText,
    is_all_day: z.boolean(),
    location: optionalText,
    latitude: number,
    longitude: number,
    picture_url: optionalUrl,
    links: z.object({ page: url, directions: optionalUrl }),
  })
  .meta({ id: 'PublicEvent' });
export type PublicEvent = z.infer<typeof publicEventSchema>;

/** A past event. */
export const publicPastEventSchema = z
  .object({
    id: text,
    title: text,
    description: optionalText,
    /** A day (YYYY-MM-DD) or an instant. */
    date: text,
    location: optionalText,
    is_featured: z.boolean(),
    picture_url: optionalUrl,
    pictures: z.array(z.object({ url, caption: optionalText })),
    videos: z.array(z.object({ url, title: optionalText })),
    links: z.object({ page: url }),
  })
  .meta({ id: 'PublicPastEvent' });
export type PublicPastEvent = z.infer<typeof publicPastEventSchema>;

/** A list in pages. */
export function publicListOf<Item extends z.ZodType>(item: Item, id: string) {
  return z
    .object({
      /** Number of items on all pages. */
      total: count,
      page: z.int().positive(),
      page_size: z.int().positive(),
      items: z.array(item),
      links: z.object({ self: url, first: url, previous: optionalUrl, next: optionalUrl, last: url }),
    })
    .meta({ id });
}

export const publicBoardListSchema = publicListOf(publicBoardSchema, 'PublicBoardList');
export const publicEntryListSchema = publicListOf(publicEntrySchema, 'PublicEntryList');
export const publicRecordListSchema = publicListOf(publicRecordSchema, 'PublicRecordList');
export const publicEventListSchema = publicListOf(publicEventSchema, 'PublicEventList');
export const publicPastEventListSchema = publicListOf(publicPastEventSchema, 'PublicPastEventList');

/** A list in pages. */
export type PublicList<Item> = Omit<z.infer<ReturnType<typeof publicListOf>>, 'items'> & {
  readonly items: readonly Item[];
};

/** The documents of the API. */
export const publicIndexSchema = z
  .object({
    name: text,
    version: z.literal('1'),
    links: z.object({
      self: url,
      boards: url,
      records: url,
      events: url,
      past_events: url,
      documentation: url,
      openapi: url,
      site: url,
    }),
  })
  .meta({ id: 'PublicIndex' });
