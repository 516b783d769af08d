import { type HostPasskeys, PasskeyError } from '@quartermile/core/admin';
import type { PasskeyAssertion, PasskeyAttestation } from '@quartermile/core/domain';

/** The library's errors about a device that is registered already. */
const KNOWN = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

/** Loads the library when a passkey is first used. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** Passkeys of this browser, by WebAuthn. */
export function browserPasskeys(): HostPasskeys {
  return {
    origin: window.location.origin,
    isSupported: typeof window.PublicKeyCredential === 'function',
    create: ({ options }) =>
      orFail(async () => {
        const { startRegistration } = await loadLibrary();
        return (await startRegistration({ optionsJSON: options as never })) as PasskeyAttestation;
      }),
    use: ({ options }) =>
      orFail(async () => {
        const { rpId } = options;
        if (typeof rpId === 'string' && rpId !== window.location.hostname)
          throw new PasskeyError('elsewhere', {}, rpId);
        const { startAuthentication } = await loadLibrary();
        return (await startAuthentication({ optionsJSON: options as never })) as PasskeyAssertion;
      }),
  };
}

async function orFail<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (cause) {
    if (cause instanceof PasskeyError) throw cause;
    const { name, code } = cause as { name?: unknown; code?: unknown };
    if (code === KNOWN) throw new PasskeyError('known', { cause });
    const isCancelled = name === 'NotAllowedError' || name === 'AbortError';
    throw new PasskeyError(isCancelled ? 'cancelled' : 'failed', { cause });
  }
}
