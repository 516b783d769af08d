import * as z from 'zod';
import { carIdTextSchema, carSchema } from '../car-records/car-payloads.js';
import { seenSchema } from '../changes/seen.js';
import { describeBody, EXAMPLE_ID } from '../describe-body.js';
import { entrySchema } from '../leaderboard/entry.js';
import { plainFigure } from '../text/plain-forms.js';
import { isVideoSecond, parseVideoSecond } from '../videos/video-second.js';
import { runVideoMessages as texts } from './run-video-messages.js';

/** Seconds as a number, or a time as text. */
const secondSchema = z.union([z.number(), z.string()], texts.second).transform((given, context) => {
  const second = typeof given === 'number' ? given : parseVideoSecond(plainFigure(given));
  if (second !== null && isVideoSecond(second)) return second;
  context.addIssue({ code: 'custom', message: texts.second });
  return z.NEVER;
});

/** Attaches a video of the site to a run from a second on, or releases it (null). */
export const runVideoUpdateSchema = describeBody(
  'RunVideoUpdate',
  z.object({
    carId: carIdTextSchema,
    video: z.object({ _id: z.string(texts.unknown), second: secondSchema }, texts.incomplete).nullable(),
    _seen: seenSchema,
  }),
  { carId: EXAMPLE_ID, video: { _id: EXAMPLE_ID, second: 65 } },
);
export type RunVideoUpdate = z.input<typeof runVideoUpdateSchema>;

/** A run that a video shows. */
export const videoRunSchema = z
  .object({
    /** The run, whose `runVideo` has the second. It may not be the best one of its car. */
    car: carSchema,
    /** The entry of its car, which gets the votes. */
    entry: entrySchema,
    /** Place of the entry on its board; 1 is first. */
    place: z.int(),
  })
  .meta({ id: 'VideoRun' });
export type VideoRun = z.infer<typeof videoRunSchema>;
