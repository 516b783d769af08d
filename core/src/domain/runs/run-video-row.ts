import * as z from 'zod';
import { publicFact } from '../cars/car-field-row.js';
import type { RunVideo } from './run-video-kind.js';

const runVideoSchema = z
  .object({ _id: z.string(), title: z.string(), link: z.string(), second: z.int().nonnegative() })
  .meta({ id: 'RunVideo' }) satisfies z.ZodType<RunVideo>;

/** The row of a run's video in the field table. Responses leave it out where there is none. */
export const runVideoRow = {
  ...publicFact,
  kind: 'decision',
  output: runVideoSchema.optional(),
  input: {},
  requiredIn: [],
  recordLabel: 'Video of the run',
} as const;
