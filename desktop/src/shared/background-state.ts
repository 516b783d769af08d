import * as z from 'zod';

/** Whether the login item is available: needs an installed app and, on macOS, the user's approval. */
export const loginStartStateSchema = z.enum(['available', 'only-installed', 'needs-approval']);
export type LoginStartState = z.infer<typeof loginStartStateSchema>;

/** What the system supports for running in the background. */
export const backgroundStateSchema = z.object({
  /** Whether the system shows tray icons. */
  hasTray: z.boolean(),
  loginStart: loginStartStateSchema,
});
export type BackgroundState = z.infer<typeof backgroundStateSchema>;
