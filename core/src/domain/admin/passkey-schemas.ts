import * as z from 'zod';
import { PASSKEY_VALUE_MAX_LENGTH } from './admin-limits.js';
import { factorMessages } from './session-messages.js';

const invalid = factorMessages.passkeyInvalid;
const TRANSPORTS_MAX = 10;
/** Such as `internal` or `smart-card`. */
const TRANSPORT = /^[a-z-]{1,20}$/;

/** A base64url value without padding, as WebAuthn's JSON has them. */
const value = z
  .string(invalid)
  .regex(/^[\w-]+$/, invalid)
  .max(PASSKEY_VALUE_MAX_LENGTH, invalid);

const credential = {
  id: value,
  rawId: value,
  type: z.literal('public-key', invalid),
  clientExtensionResults: z.object({}, invalid),
};

/** A use of a passkey: `AuthenticationResponseJSON` of WebAuthn level 3. */
export const passkeyAssertionSchema = z
  .object(
    {
      ...credential,
      response: z.object(
        { clientDataJSON: value, authenticatorData: value, signature: value, userHandle: value.optional() },
        invalid,
      ),
    },
    invalid,
  )
  .meta({ id: 'PasskeyAssertion' });
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** A new passkey: `RegistrationResponseJSON` of WebAuthn level 3. */
export const passkeyAttestationSchema = z
  .object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: value,
          attestationObject: value,
          transports: z
            .array(z.string(invalid).regex(TRANSPORT, invalid), invalid)
            .max(TRANSPORTS_MAX, invalid)
            .optional(),
        },
        invalid,
      ),
    },
    invalid,
  )
  .meta({ id: 'PasskeyAttestation' });
export type PasskeyAttestation = z.infer<typeof passkeyAttestationSchema>;
