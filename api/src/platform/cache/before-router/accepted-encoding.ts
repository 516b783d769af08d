import { LRUCache } from 'lru-cache';
import type { Encoding } from '../cached-response.js';
import { chooseEncoding } from '../content-negotiation.js';

/** Different header texts remembered; browsers and proxies send few. */
const TEXTS_MAX = 100;
/** Longer texts are unusual. */
const TEXT_MAX_LENGTH = 200;

const remembered = new LRUCache<string, { readonly encoding: Encoding | null }>({ max: TEXTS_MAX });

/**
 * The content encoding that `chooseEncoding` chooses for a value of `Accept-Encoding`, from memory where possible.
 * @returns null for unusual values, which only the router handles
 */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (acceptEncoding === undefined) return 'identity';
  if (acceptEncoding.length > TEXT_MAX_LENGTH) return null;
  let known = remembered.get(acceptEncoding);
  if (!known) {
    known = { encoding: encodingOf(acceptEncoding) };
    remembered.set(acceptEncoding, known);
  }
  return known.encoding;
}

/** Where the compression plugin of the router may not agree that nothing is to be compressed, the router decides. */
function encodingOf(text: string): Encoding | null {
  const encoding = chooseEncoding(text);
  return encoding === 'identity' && text !== 'identity' ? null : encoding;
}
