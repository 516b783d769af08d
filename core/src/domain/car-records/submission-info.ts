import * as z from 'zod';

/** How a driver was notified of a decision. */
export const NOTIFIED_BY = ['mail', 'whatsapp'] as const;

/** A field that the driver changed after sending. Pictures have no values. */
export const submissionChangeSchema = z
  .object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })
  .meta({ id: 'SubmissionChange' });
export type SubmissionChange = z.infer<typeof submissionChangeSchema>;

/** What an administrator sees of a visitor's submission beside the car itself. */
export const submissionInfoSchema = z
  .object({
    /** The open question; null when there is none. */
    informationRequest: z.object({ reason: z.string(), at: z.string() }).nullable(),
    /** When the driver last changed it, ISO 8601. */
    revisedAt: z.string().nullable(),
    /** What the driver changed since the reviewer last asked or decided. */
    changes: z.array(submissionChangeSchema),
    /** Whether a rejected one may be sent again. */
    mayResend: z.boolean(),
    /** The car whose driver sent this as a new time; null for a first submission. */
    previousCarId: z.string().nullable(),
    hasEmail: z.boolean(),
    /** When and how the driver was notified of the present state; null when not. */
    notified: z.object({ at: z.string(), by: z.enum(NOTIFIED_BY) }).nullable(),
    /** Address of the driver's page, with the code. */
    link: z.string(),
  })
  .meta({ id: 'SubmissionInfo' });
export type SubmissionInfo = z.infer<typeof submissionInfoSchema>;
