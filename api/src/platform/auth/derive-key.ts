import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * A key for one purpose, such as "vote cookie", derived from the signing secret (contract section 1), so
 * that what is signed for one purpose never passes for another. RFC 5869.
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'quartermile', purpose, KEY_BYTES));
}
