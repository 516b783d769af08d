import * as z from 'zod';

/** A car came into the moderation queue, for the first time or because it was reopened. */
export const submissionEventSchema = z
  .object({
    carId: z.string(),
    /** The car's name, else its owner's. Never a phone number. */
    name: z.string(),
    /** ISO 8601. */
    createdAt: z.string(),
    /** Who sent or reopened it: the administrator needs no notification of their own. */
    from: z.enum(['visitor', 'admin']),
  })
  .meta({ id: 'SubmissionEvent' });

/** A pending car left the moderation queue. */
export const reviewEventSchema = z
  .object({ carId: z.string(), decision: z.enum(['approve', 'reject', 'delete']) })
  .meta({ id: 'ReviewEvent' });

/**
 * What the event stream carries, contract section 3. `session-ended`: this session is over, and so is the
 * stream. `reset`: events may have been missed, so what is shown is to be loaded anew. `changed`: something
 * else that the dashboard lists has changed, by another session, another tab or a visitor.
 */
export const adminEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('submission'), data: submissionEventSchema }),
  z.object({ type: z.literal('review'), data: reviewEventSchema }),
  z.object({ type: z.literal('session-ended'), data: z.object({}) }),
  z.object({ type: z.literal('reset'), data: z.object({}) }),
  z.object({ type: z.literal('changed'), data: z.object({}) }),
]);
export type AdminEvent = z.infer<typeof adminEventSchema>;

/** The events that are kept and replayed. */
export type KeptAdminEvent = Extract<AdminEvent, { type: 'submission' | 'review' }>;
