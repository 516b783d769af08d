import * as z from 'zod';

/** Open work of a window that a reload would lose; stored in the main process's memory, never on disk. */
export const openWorkSchema = z.strictObject({
  tab: z.string().max(100),
  /** The car whose drawer is open, or null. */
  carId: z.string().max(200).nullable(),
  /** Serialised drafts; null before the dashboard is shown. */
  drafts: z.string().nullable(),
});
export type OpenWork = z.infer<typeof openWorkSchema>;
