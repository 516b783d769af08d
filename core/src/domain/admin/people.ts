import * as z from 'zod';
import { describeBody } from '../describe-body.js';
import { PASSWORD_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { emailSchema } from '../text/email-schema.js';
import { isStorableText } from '../text/storable-text.js';
import { INVITATION_TOKEN_LENGTH, PASSWORD_MIN_LENGTH } from './admin-limits.js';
import { ADMIN_ROLES, adminRoleSchema } from './admin-role.js';

const text = messages.people;
const roleSchema = z.enum(ADMIN_ROLES, text.role);

/** A new password. Its length is the only rule, as OWASP ASVS 5.0 section 6.2 recommends. */
export const newPasswordSchema = z
  .string(text.passwordLength(PASSWORD_MIN_LENGTH))
  .min(PASSWORD_MIN_LENGTH, text.passwordLength(PASSWORD_MIN_LENGTH))
  .max(PASSWORD_MAX_LENGTH, text.passwordTooLong(PASSWORD_MAX_LENGTH))
  .refine(isStorableText, text.passwordText);

/** An account. `isConfigured`: its e-mail is set on the server, so that it cannot be removed here. */
export const accountSchema = z
  .object({
    _id: z.string(),
    email: z.string(),
    role: adminRoleSchema,
    isConfigured: z.boolean(),
    /** ISO 8601. */
    createdAt: z.string(),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof accountSchema>;

/** An open or expired invitation. `link` is null where the mail server sends it. Instants are ISO 8601. */
export const invitationSchema = z
  .object({
    _id: z.string(),
    email: z.string(),
    role: adminRoleSchema,
    invitedBy: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
    link: z.string().nullable(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;

/** Request to change an administrator's role. */
export const roleChangeSchema = describeBody('RoleChange', z.object({ role: roleSchema }), { role: 'owner' });
export type RoleChange = z.infer<typeof roleChangeSchema>;

/** Request to invite a person. */
export const inviteSchema = describeBody('Invite', z.object({ email: emailSchema, role: roleSchema }), {
  email: 'lerato@example.com',
  role: 'reviewer',
});
export type Invite = z.infer<typeof inviteSchema>;

const tokenSchema = z.string(text.token).length(INVITATION_TOKEN_LENGTH, text.token);
const EXAMPLE_TOKEN = 'a'.repeat(INVITATION_TOKEN_LENGTH);

/** Request to read an invitation by the token of its link. */
export const invitationTokenSchema = describeBody('InvitationToken', z.object({ token: tokenSchema }), {
  token: EXAMPLE_TOKEN,
});

/** Request to accept an invitation with a password. */
export const invitationAcceptSchema = describeBody(
  'InvitationAccept',
  z.object({ token: tokenSchema, password: newPasswordSchema }),
  { token: EXAMPLE_TOKEN, password: 'correct horse battery staple' },
);
export type InvitationAccept = z.infer<typeof invitationAcceptSchema>;

/** What the invited person sees of the invitation. */
export const openInvitationSchema = z
  .object({ email: z.string(), role: adminRoleSchema, expiresAt: z.string() })
  .meta({ id: 'OpenInvitation' });
export type OpenInvitation = z.infer<typeof openInvitationSchema>;
