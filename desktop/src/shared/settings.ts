import * as z from 'zod';

/** electron-updater's channel names. */
export const RELEASE_CHANNELS = ['latest', 'beta'] as const;

/** Settings of the app. Fields are independent of each other, so that each can be changed alone. */
export const settingsSchema = z.object({
  /** Closing the last window keeps the app running in the tray. */
  closesToTray: z.boolean().default(true),
  /** Start at login. */
  opensAtLogin: z.boolean().default(false),
  /** No notifications; the badge is still updated. */
  doNotDisturb: z.boolean().default(false),
  /** Lock when the system sleeps or locks its screen. */
  locksWithScreen: z.boolean().default(false),
  releaseChannel: z.enum(RELEASE_CHANNELS).default('latest'),
});
export type Settings = z.infer<typeof settingsSchema>;

/** The default settings. */
export const DEFAULT_SETTINGS: Settings = Object.freeze(settingsSchema.parse({}));

/** A partial change of the settings. */
export const settingsChangeSchema = z.strictObject({
  closesToTray: z.boolean().optional(),
  opensAtLogin: z.boolean().optional(),
  doNotDisturb: z.boolean().optional(),
  locksWithScreen: z.boolean().optional(),
  releaseChannel: z.enum(RELEASE_CHANNELS).optional(),
});
export type SettingsChange = z.infer<typeof settingsChangeSchema>;
