import type { PasskeyAssertion, PasskeyAttestation } from '@quartermile/core/domain';
import { AppError } from '../../../platform/errors/app-error.js';
import { readClientData } from './client-data.js';
import type { PasskeyEntity } from './passkey.entity.js';
import type { RelyingParty } from './relying-party.js';

/** EdDSA, ES256 and RS256 (COSE numbers). The library's default adds algorithms that Node calls experimental. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

/** Loads the library lazily; few administrators sign in. */
const loadLibrary = () => import('@simplewebauthn/server');

/**
 * Verifies a new passkey; its challenge was taken before. Attestations with certificates are refused: they were not
 * requested, and verifying them would fetch revocation lists from addresses that the caller names.
 * @throws AppError `passkey_refused`
 */
export function verifyAttestation(passkey: PasskeyAttestation, { id, origin }: RelyingParty) {
  return orRefuse(async () => {
    const { verifyRegistrationResponse } = await loadLibrary();
    const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
    const attestation = decodeAttestationObject(
      new Uint8Array(Buffer.from(passkey.response.attestationObject, 'base64url')),
    );
    const format = attestation.get('fmt');
    if (format !== 'none' && (format !== 'packed' || attestation.get('attStmt').get('x5c'))) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: passkey as never,
      expectedChallenge: challengeOf(passkey.response.clientDataJSON),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    });
    return registrationInfo ?? null;
  });
}

/**
 * Verifies the use of a passkey; its challenge was taken before. The caller compares the counter.
 * @returns the authenticator's counter
 * @throws AppError `passkey_refused`
 */
export function verifyAssertion(
  assertion: PasskeyAssertion,
  { credentialId, publicKey, transports, administratorId }: PasskeyEntity,
  { id, origin }: RelyingParty,
): Promise<number> {
  return orRefuse(async () => {
    const { verifyAuthenticationResponse } = await loadLibrary();
    const { userHandle } = assertion.response;
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== administratorId)
      return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion as never,
      expectedChallenge: challengeOf(assertion.response.clientDataJSON),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      // Counter 0: the comparison must follow the signature.
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0, transports },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

const challengeOf = (clientDataJson: string): string => readClientData(clientDataJson)?.challenge ?? '';

/** The library throws plain errors for whatever it cannot read or verify. */
async function orRefuse<Result>(verify: () => Promise<Result | null>): Promise<Result> {
  let cause: unknown;
  const result = await verify().catch((error: unknown) => {
    cause = error;
    return null;
  });
  if (result === null) throw new AppError('passkey_refused', { cause });
  return result;
}
