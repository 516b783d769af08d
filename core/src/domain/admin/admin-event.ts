import * as z from 'zod';
import { HEALTH_ITEM_IDS } from '../health/health-report.js';

/** A car entered the review queue, new or reopened. */
export const submissionEventSchema = z
  .object({
    carId: z.string(),
    /** The car's name, or its owner's. Never a phone number. */
    name: z.string(),
    /** ISO 8601. */
    createdAt: z.string(),
    /** Origin: the administrator needs no notification of their own actions. */
    from: z.enum(['visitor', 'admin']),
    /** Present when it is a driver's answer to a question. */
    answers: z.literal(true).optional(),
  })
  .meta({ id: 'SubmissionEvent' });

/** A pending car left the review queue. */
export const reviewEventSchema = z
  .object({ carId: z.string(), decision: z.enum(['approve', 'reject', 'delete']) })
  .meta({ id: 'ReviewEvent' });

/** A part of the server became broken, or works again. */
const healthEventSchema = z.object({ item: z.enum(HEALTH_ITEM_IDS), isBroken: z.boolean() });

/**
 * Events of the administrator's stream, contract section 3. `session-ended`: the session and the stream are over.
 * `reset`: events may have been missed, reload everything. `changed`: another list of the dashboard has changed.
 */
export const adminEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('submission'), data: submissionEventSchema }),
  z.object({ type: z.literal('review'), data: reviewEventSchema }),
  z.object({ type: z.literal('vote-burst'), data: z.object({ carId: z.string() }) }),
  z.object({ type: z.literal('backup-failed'), data: z.object({}) }),
  z.object({ type: z.literal('health'), data: healthEventSchema }),
  z.object({ type: z.literal('session-ended'), data: z.object({}) }),
  z.object({ type: z.literal('reset'), data: z.object({}) }),
  z.object({ type: z.literal('changed'), data: z.object({}) }),
]);
export type AdminEvent = z.infer<typeof adminEventSchema>;

/** The events that are stored and replayed. */
export type StoredAdminEvent = Exclude<AdminEvent, { type: 'session-ended' | 'reset' | 'changed' }>;
