import * as z from 'zod';

/** Open work of a window that a crash would lose; stored in the main process's memory, never on disk. */
export const openWorkSchema = z.strictObject({
  tab: z.string().max(100),
  /** Serialised drafts by site origin. */
  drafts: z.record(z.string(), z.string()),
});
export type OpenWork = z.infer<typeof openWorkSchema>;
