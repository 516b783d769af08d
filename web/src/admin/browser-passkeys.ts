import { type HostPasskeys, PasskeyError } from '@quartermile/core/admin';
import type { PasskeyAssertion, PasskeyAttestation, PasskeyOptions } from '@quartermile/core/domain';

/** The library's errors about a device that is registered already. */
const KNOWN = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

/** A host name, and the addresses that mean the same. Browsers bind passkeys to names only. */
const LOCALHOST = 'localhost';
const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

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
        if (rpId === LOCALHOST && LOOPBACK.has(window.location.hostname)) return openAt(rpId);
        if (typeof rpId === 'string' && rpId !== window.location.hostname)
          throw new PasskeyError('elsewhere', {}, rpId);
        const { startAuthentication } = await loadLibrary();
        return (await startAuthentication({ optionsJSON: options as never })) as PasskeyAssertion;
      }),
    canSuggest: async () =>
      (await window.PublicKeyCredential?.isConditionalMediationAvailable?.().catch(() => false)) ?? false,
    suggest: ({ options }, signal) =>
      options.rpId === window.location.hostname ? suggest(options, signal) : Promise.resolve(null),
  };
}

/** Opens the login at another host name. Does not end, because the page is left. */
function openAt(host: string): Promise<never> {
  window.location.hostname = host;
  return new Promise(() => {});
}

/** Failures are silent: the button for passkeys and the password remain. */
async function suggest(
  options: PasskeyOptions['options'],
  signal: AbortSignal,
): Promise<PasskeyAssertion | null> {
  const { startAuthentication, WebAuthnAbortService } = await loadLibrary();
  if (signal.aborted) return null;
  // Another dialog ends this one by the same service, so that the listener would end that dialog.
  const cancel = (): void => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const request = { optionsJSON: options as never, useBrowserAutofill: true };
    return (await startAuthentication(request)) as PasskeyAssertion;
  } catch {
    return null;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
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
