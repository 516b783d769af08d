import * as z from 'zod';

/** Reasons for a failed update check or download; each has a message. */
export const UPDATE_FAILURES = ['unreachable', 'noVersions', 'damaged', 'other'] as const;
export type UpdateFailure = (typeof UPDATE_FAILURES)[number];

/** State of the updater. */
export const updatesStateSchema = z.discriminatedUnion('status', [
  /** No feed, not installed, or updated by other means. */
  z.object({ status: z.literal('unavailable') }),
  z.object({ status: z.literal('idle') }),
  z.object({ status: z.literal('checking') }),
  /** The running version is the newest. */
  z.object({ status: z.literal('none') }),
  /** `percent`: whole number, 0 to 100. */
  z.object({ status: z.literal('downloading'), version: z.string(), percent: z.int() }),
  /** Downloaded; installed on restart or exit. */
  z.object({ status: z.literal('ready'), version: z.string() }),
  z.object({ status: z.literal('failed'), reason: z.enum(UPDATE_FAILURES) }),
]);
export type UpdatesState = z.infer<typeof updatesStateSchema>;
