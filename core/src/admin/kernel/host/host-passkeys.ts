import type { PasskeyAssertion, PasskeyAttestation, PasskeyOptions } from '@quartermile/core/domain';

/**
 * Why the browser's passkey dialog gave no passkey: cancelled or timed out, already registered, the page is not at the
 * site's own host, or anything else.
 */
type PasskeyFailure = 'cancelled' | 'known' | 'elsewhere' | 'failed';

/** The browser's passkey dialog gave no passkey. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';

  constructor(
    readonly reason: PasskeyFailure,
    options?: ErrorOptions,
    /** The host where passkeys work, with `elsewhere`. */
    readonly site = '',
  ) {
    super(`no passkey: ${reason}`, options);
  }
}

/** Passkeys of a host whose pages can use WebAuthn. */
export interface HostPasskeys {
  /** Origin of the page. Passkeys belong to the origin where they were added. */
  readonly origin: string;
  /** Whether the browser supports passkeys. */
  readonly isSupported: boolean;
  /**
   * Creates a passkey by the options of the server.
   * @throws PasskeyError
   */
  create(options: PasskeyOptions): Promise<PasskeyAttestation>;
  /**
   * Uses a passkey by the options of the server.
   * @throws PasskeyError
   */
  use(options: PasskeyOptions): Promise<PasskeyAssertion>;
  /** Whether the browser can offer passkeys among the suggestions of a field. */
  canSuggest?(): Promise<boolean>;
  /**
   * Offers passkeys among the suggestions of the field with `autocomplete="webauthn"` until one is chosen. Resolves with
   * null when the signal is aborted, another passkey dialog opens, or the browser refuses.
   */
  suggest?(options: PasskeyOptions, signal: AbortSignal): Promise<PasskeyAssertion | null>;
}
