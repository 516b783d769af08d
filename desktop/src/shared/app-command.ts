import { PASSWORD_MAX_LENGTH } from '@quartermile/core/domain';
import * as z from 'zod';
import { openWorkSchema } from './open-work.js';
import { proxyCredentialsSchema } from './proxy-login.js';
import { settingsChangeSchema } from './settings.js';

/** Commands from a page that concern the app and not the site; one member per feature. */
export const appCommandSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('change-settings'), change: settingsChangeSchema }),
  z.strictObject({ do: z.literal('lock') }),
  z.strictObject({ do: z.literal('unlock'), password: z.string().max(PASSWORD_MAX_LENGTH) }),
  /** Ends the session of a locked app. */
  z.strictObject({ do: z.literal('log-out') }),
  z.strictObject({ do: z.literal('check-for-updates') }),
  z.strictObject({ do: z.literal('restart-to-update') }),
  z.strictObject({ do: z.literal('copy-diagnostics') }),
  z.strictObject({ do: z.literal('open-logs') }),
  z.strictObject({ do: z.literal('keep-open-work'), work: openWorkSchema }),
  /** Proxy credentials; null cancels the prompt. */
  z.strictObject({
    do: z.literal('answer-proxy-login'),
    host: z.string(),
    credentials: proxyCredentialsSchema.nullable(),
  }),
  /** Repeats a cancelled proxy prompt. */
  z.strictObject({ do: z.literal('retry-proxy-login') }),
]);
export type AppCommand = z.infer<typeof appCommandSchema>;

/** Dialogs of the app itself. */
export const APP_DIALOGS = ['settings', 'about', 'connect'] as const;
export type AppDialog = (typeof APP_DIALOGS)[number];
