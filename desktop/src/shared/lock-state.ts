import * as z from 'zod';

/** State of the lock in the pages. */
export const lockStateSchema = z.object({
  isLocked: z.boolean(),
  /** Origin of the site whose password unlocks the app; null while unlocked. */
  site: z.string().nullable(),
  /** Whether the password can be checked offline. */
  canUnlockOffline: z.boolean(),
  /** End of the pause after failed attempts, ms since 1970; null when passwords are accepted. */
  pausedUntil: z.number().nullable(),
});
export type LockState = z.infer<typeof lockStateSchema>;

/** State of an unlocked app. */
export const UNLOCKED: LockState = Object.freeze({
  isLocked: false,
  site: null,
  canUnlockOffline: false,
  pausedUntil: null,
});
