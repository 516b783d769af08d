import * as z from 'zod';
import { SLIP_WORDS_MAX_LENGTH } from '../admin/admin-limits.js';

/** The figures that are read from a slip: elapsed time, 60 ft time, trap speed and date of the run. */
export const SLIP_FIGURES = ['time', 'sixtyFoot', 'trapSpeed', 'date'] as const;
export type SlipFigure = (typeof SLIP_FIGURES)[number];

/** The lanes of a slip that shows both cars of a race. */
export const SLIP_LANES = ['left', 'right'] as const;
export type SlipLane = (typeof SLIP_LANES)[number];

/**
 * `waiting`: to be read. `reading`: a server reads it. `read`: with at least one value. `unreadable`: nothing is certain
 * enough, or the picture cannot be decoded. `failed`: the reader ended several times.
 */
export const SLIP_STATES = ['waiting', 'reading', 'read', 'unreadable', 'failed'] as const;
export type SlipState = (typeof SLIP_STATES)[number];

const fraction = z.number().min(0).max(1);

/** A value that was read from a slip, with its place on the picture. */
export const slipValueSchema = z
  .object({
    figure: z.enum(SLIP_FIGURES),
    /** Null on a slip of one car. */
    lane: z.enum(SLIP_LANES).nullable(),
    /** Seconds as printed, km/h with up to two decimals, or the date as YYYY-MM-DD. */
    value: z.string(),
    /** Null for a date. */
    unit: z.enum(['s', 'km/h']).nullable(),
    /** Whether the slip shows mph, from which the value was converted. */
    fromMph: z.boolean(),
    /** Percent. */
    confidence: z.number().int().min(0).max(100),
    /** Its place, as fractions of the picture's width and height. */
    box: z.object({ x: fraction, y: fraction, width: fraction, height: fraction }),
    /** The words of its line, as they were recognized. */
    words: z.string().max(SLIP_WORDS_MAX_LENGTH),
  })
  .meta({ id: 'SlipValue' });
export type SlipValue = z.infer<typeof slipValueSchema>;

/** What was read from the proof of a pending car. */
export const slipReadingSchema = z
  .object({ carId: z.string(), state: z.enum(SLIP_STATES), values: z.array(slipValueSchema) })
  .meta({ id: 'SlipReading' });
export type SlipReading = z.infer<typeof slipReadingSchema>;

/** The readings of all pending cars with a proof. `isOn`: whether the server that responds reads slips. */
export const slipReadingsSchema = z
  .object({ isOn: z.boolean(), readings: z.array(slipReadingSchema) })
  .meta({ id: 'SlipReadings' });
export type SlipReadings = z.infer<typeof slipReadingsSchema>;
