import * as z from 'zod';
import { describeBody } from '../describe-body.js';
import { PASSWORD_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { newPasswordSchema } from './people.js';

/** An open session of the caller. Instants are ISO 8601. */
export const ownSessionSchema = z
  .object({
    _id: z.string(),
    /** Program and system, such as "Chrome on Windows". */
    device: z.string(),
    /** Country code (ISO 3166-1 alpha-2) or network; null if unknown. */
    place: z.string().nullable(),
    startedAt: z.string(),
    lastSeenAt: z.string(),
    /** Whether it is the caller's session. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Number of sessions that were ended. */
export const endedSessionsSchema = z.object({ ended: z.number() }).meta({ id: 'EndedSessions' });
export type EndedSessions = z.infer<typeof endedSessionsSchema>;

/** Request to change the caller's password. */
export const passwordChangeSchema = describeBody(
  'PasswordChange',
  z.object({
    currentPassword: z
      .string(messages.login.passwordRequired)
      .min(1, messages.login.passwordRequired)
      .max(PASSWORD_MAX_LENGTH, messages.people.currentPassword),
    newPassword: newPasswordSchema,
  }),
  { currentPassword: 'correct horse battery staple', newPassword: 'tree amber quarter mile' },
);
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
