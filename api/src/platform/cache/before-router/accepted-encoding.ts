import type { Encoding } from '../cached-response.js';
import { chooseEncoding } from '../content-negotiation.js';

/**
 * The content encoding that `chooseEncoding` chooses for a value of `Accept-Encoding`.
 * @returns null for unusual values, which only the router handles: where its compression plugin may not agree that
 * nothing is to be compressed
 */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (acceptEncoding === undefined || acceptEncoding === 'identity') return 'identity';
  const encoding = chooseEncoding(acceptEncoding);
  return encoding === 'identity' ? null : encoding;
}
