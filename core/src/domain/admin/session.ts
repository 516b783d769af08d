import * as z from 'zod';
import { describeBody } from '../describe-body.js';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { plainEmail } from '../text/email.js';
import { adminRoleSchema } from './admin-role.js';
import { factorCodeSchema } from './factors.js';

/** Login request. The server validates the pair and has one message for both fields. */
export const credentialsSchema = describeBody(
  'Credentials',
  z.object({
    email: z
      .string(messages.login.emailRequired)
      .overwrite(plainEmail)
      .min(1, messages.login.emailRequired)
      .max(EMAIL_MAX_LENGTH, messages.login.invalid),
    password: z
      .string(messages.login.passwordRequired)
      .min(1, messages.login.passwordRequired)
      .max(PASSWORD_MAX_LENGTH, messages.login.invalid),
    /** Needed when the administrator has a second factor. */
    code: factorCodeSchema.optional(),
  }),
  { email: 'admin@example.com', password: 'correct horse battery staple' },
);
export type Credentials = z.infer<typeof credentialsSchema>;

/** The administrator's profile in the dashboard. */
export const administratorSchema = z
  .object({ email: z.string(), label: z.string(), role: adminRoleSchema })
  .meta({ id: 'Administrator' });
export type Administrator = z.infer<typeof administratorSchema>;

/** A session: `expiresAt` is an ISO 8601 instant. */
export const sessionSchema = z
  .object({ admin: administratorSchema, expiresAt: z.string() })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;

/** A new token and its expiry. */
export const tokenSchema = z.object({ token: z.string(), expiresAt: z.string() }).meta({ id: 'Token' });
export type Token = z.infer<typeof tokenSchema>;

/** Response to a login. */
export const loginSchema = tokenSchema.extend({ admin: administratorSchema }).meta({ id: 'Login' });
export type Login = z.infer<typeof loginSchema>;
