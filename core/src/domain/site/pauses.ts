import * as z from 'zod';
import { seenSchema } from '../changes/seen.js';
import { instantText } from '../dates/instant-text.js';
import { describeBody } from '../describe-body.js';
import { messages } from '../messages.js';

/** What visitors do and the administrator can pause. */
export const PAUSABLE = ['votes', 'submissions'] as const;
export type Pausable = (typeof PAUSABLE)[number];

/**
 * A request to pause or resume. `until` null or absent: until it is resumed. Seconds are rounded up to minutes. Seen is
 * `pause`: its `until`, or null.
 */
export const pauseUpdateSchema = describeBody(
  'PauseUpdate',
  z.object({
    subject: z.enum(PAUSABLE, messages.pauses.subjectRequired),
    paused: z.boolean(messages.request.expectedYesNo),
    until: instantText(messages.pauses.until).nullish(),
    _seen: seenSchema,
  }),
  { subject: 'votes', paused: true, until: '2099-11-23T18:00:00.000Z' },
);
export type PauseUpdate = z.infer<typeof pauseUpdateSchema>;

const pauseSchema = z.object({ until: z.string().nullable(), by: z.string(), at: z.string() });

/** What is paused now: until when, by whom and since when; null: not paused. */
export const pausesSchema = z
  .object({ votes: pauseSchema.nullable(), submissions: pauseSchema.nullable() })
  .meta({ id: 'Pauses' });
export type Pauses = z.infer<typeof pausesSchema>;
