import * as z from 'zod';
import { describeBody, EXAMPLE_ID } from '../describe-body.js';
import { passkeyLoginSchema } from './factors.js';
import { factorMessages } from './session-messages.js';

/** A SHA-256 digest or 32 random bytes, base64url (RFC 7636, section 4). */
const secret = z.string(factorMessages.appLoginGone).regex(/^[\w-]{43}$/, factorMessages.appLoginGone);

/**
 * Starts a login of the desktop app in the system's browser: `challenge` is the SHA-256 digest of a secret that only
 * the app knows (RFC 7636).
 */
export const appLoginStartSchema = describeBody('AppLoginStart', z.object({ challenge: secret }), {
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
});
export type AppLoginStart = z.infer<typeof appLoginStartSchema>;

/** A started login: the page to open in the browser, and the number that app and page show. */
export const appLoginSchema = z
  .object({ _id: z.string(), number: z.string(), address: z.string() })
  .meta({ id: 'AppLogin' });
export type AppLogin = z.infer<typeof appLoginSchema>;

/** What the page in the browser shows of a login that waits for it. */
export const appLoginNumberSchema = z.object({ number: z.string() }).meta({ id: 'AppLoginNumber' });
export type AppLoginNumber = z.infer<typeof appLoginNumberSchema>;

/** Confirms the login by a passkey, in the browser. */
export const appLoginApprovalSchema = passkeyLoginSchema;

/** The login was confirmed; the app receives its session. */
export const appLoginApprovedSchema = z
  .object({ approved: z.literal(true) })
  .meta({ id: 'AppLoginApproved' });
export type AppLoginApproved = z.infer<typeof appLoginApprovedSchema>;

/** The app collects the session, by the secret whose digest it sent. */
export const appLoginClaimSchema = describeBody(
  'AppLoginClaim',
  z.object({ id: z.string(factorMessages.appLoginGone), verifier: secret }),
  {
    id: EXAMPLE_ID,
    verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  },
);
export type AppLoginClaim = z.infer<typeof appLoginClaimSchema>;

/** The login was not confirmed yet. */
export const appLoginPendingSchema = z
  .object({ status: z.literal('pending') })
  .meta({ id: 'AppLoginPending' });
export type AppLoginPending = z.infer<typeof appLoginPendingSchema>;
