import * as z from 'zod';

/** Name and version of the app, for the About dialog and diagnostics. */
export const appInfoSchema = z.object({
  version: z.string(),
  electron: z.string(),
  chrome: z.string(),
  node: z.string(),
  /** URL of the product's home page. */
  homepage: z.string(),
  /** Short commit and date, such as 2026-11-22; null when unknown. */
  build: z.object({ commit: z.string(), date: z.string() }).nullable(),
});
export type AppInfo = z.infer<typeof appInfoSchema>;
