import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * Signs texts for one purpose with HMAC-SHA-256. The key is derived from `JWT_SECRET`, so it is the same on every
 * node.
 */
export class Signer {
  /** Node prepares a key object once; with a buffer a signature takes seven times as long. */
  private readonly key: KeyObject;

  /** `secret` is the final `JWT_SECRET`; the server does not start without one. */
  constructor(secret: string | null, purpose: string) {
    if (secret === null) throw new Error('Signer: JWT_SECRET has not been settled.');
    this.key = deriveKey(secret, purpose);
  }

  /** The signature, base64url. */
  sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }

  /** Verifies a signature in constant time. */
  isSignature(text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}

/**
 * Derives a key for one purpose, such as "vote cookie", from the signing secret (contract section 1), so that a
 * signature is valid for its purpose only. RFC 5869.
 */
export function deriveKey(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'quartermile', purpose, KEY_BYTES)));
}
