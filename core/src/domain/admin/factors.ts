import * as z from 'zod';
import { describeBody, EXAMPLE_ID } from '../describe-body.js';
import { PASSWORD_MAX_LENGTH } from '../limits.js';
import { cleanText } from '../text/clean-text.js';
import { plainFigure } from '../text/plain-forms.js';
import { isStorableText } from '../text/storable-text.js';
import { FACTOR_CODE_MAX_LENGTH, PASSKEY_NAME_MAX_LENGTH } from './admin-limits.js';
import { passkeyAssertionSchema, passkeyAttestationSchema } from './passkey-schemas.js';
import { factorMessages } from './session-messages.js';

/** A code as typed: six digits of an authenticator app, or a recovery code. */
export const factorCodeSchema = z
  .string(factorMessages.code)
  .overwrite(plainFigure)
  .trim()
  .min(1, factorMessages.codeRequired)
  .max(FACTOR_CODE_MAX_LENGTH, factorMessages.code);

/** A registered passkey. Instants are in ISO 8601. */
export const passkeySchema = z
  .object({ _id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

/** The factors of the calling administrator. */
export const factorsSchema = z
  .object({
    passkeys: z.array(passkeySchema),
    authenticator: z.object({ confirmedAt: z.string() }).nullable(),
    /** Number of unused recovery codes. */
    recoveryCodes: z.number().int(),
    /** The only origin where passkeys work; null if `PUBLIC_URL` does not allow them. */
    passkeyOrigin: z.string().nullable(),
    /** Whether the dashboard suggests to add a factor: none exists, and the suggestion was not dismissed. */
    isOffered: z.boolean(),
  })
  .meta({ id: 'Factors' });
export type Factors = z.infer<typeof factorsSchema>;

/** Repeated proof of identity, for changes of factors: the password or a passkey. */
export const factorProofSchema = describeBody(
  'FactorProof',
  z
    .object({
      password: z
        .string(factorMessages.proofRequired)
        .max(PASSWORD_MAX_LENGTH, factorMessages.wrongPassword)
        .optional(),
      passkey: passkeyAssertionSchema.optional(),
    })
    .refine(
      ({ password, passkey }) => password !== undefined || passkey !== undefined,
      factorMessages.proofRequired,
    ),
  { password: 'correct horse battery staple' },
);
export type FactorProof = z.infer<typeof factorProofSchema>;

/** The secret of an authenticator app, in base32 and as an `otpauth:` address for a QR code. */
export const authenticatorSetupSchema = z
  .object({ secret: z.string(), address: z.string() })
  .meta({ id: 'AuthenticatorSetup' });
export type AuthenticatorSetup = z.infer<typeof authenticatorSetupSchema>;

/** Confirms a new authenticator app by its first code. */
export const authenticatorCodeSchema = describeBody(
  'AuthenticatorCode',
  z.object({ code: factorCodeSchema }),
  { code: '123456' },
);
export type AuthenticatorCode = z.infer<typeof authenticatorCodeSchema>;

/** New recovery codes, which are shown once. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** A name for a passkey. */
const passkeyNameSchema = z
  .string(factorMessages.nameRequired)
  .refine(isStorableText, factorMessages.nameRequired)
  .overwrite(cleanText)
  .min(1, factorMessages.nameRequired)
  .max(PASSKEY_NAME_MAX_LENGTH, factorMessages.nameTooLong(PASSKEY_NAME_MAX_LENGTH));

/** Renames a passkey. */
export const passkeyRenameSchema = describeBody('PasskeyRename', z.object({ name: passkeyNameSchema }), {
  name: 'My phone',
});
export type PasskeyRename = z.infer<typeof passkeyRenameSchema>;

const exampleId = EXAMPLE_ID.replaceAll('-', '');

/** Registers a passkey: the browser's response to the options of `POST /api/admin/passkeys/register`. */
export const passkeyAddSchema = describeBody(
  'PasskeyAdd',
  z.object({ name: passkeyNameSchema, passkey: passkeyAttestationSchema }),
  {
    name: 'My phone',
    passkey: {
      id: exampleId,
      rawId: exampleId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
    },
  },
);
export type PasskeyAdd = z.infer<typeof passkeyAddSchema>;

/** Logs in with a passkey alone. */
export const passkeyLoginSchema = describeBody(
  'PasskeyLogin',
  z.object({ passkey: passkeyAssertionSchema }),
  {
    passkey: {
      id: exampleId,
      rawId: exampleId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' },
    },
  },
);
export type PasskeyLogin = z.infer<typeof passkeyLoginSchema>;

/** Options for the browser's WebAuthn call, as `@simplewebauthn/browser` takes them. */
export const passkeyOptionsSchema = z
  .object({ options: z.record(z.string(), z.unknown()) })
  .meta({ id: 'PasskeyOptions' });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;
