import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../auth/derive-key.js';

/**
 * Signs texts for one purpose with HMAC-SHA-256. Its key derives from `JWT_SECRET`, so that every node
 * agrees, and no purpose's signature is good for another.
 */
export class Signer {
  private readonly key: Buffer;

  /** `secret` is the settled `JWT_SECRET`; the server does not start without one. */
  constructor(secret: string | null, purpose: string) {
    if (secret === null) throw new Error('Signer: JWT_SECRET has not been settled.');
    this.key = deriveKey(secret, purpose);
  }

  /** The signature of a text, in base64url. */
  sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }

  /** Whether a signature belongs to a text; takes the same time whatever is wrong with it. */
  isSignature(text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
