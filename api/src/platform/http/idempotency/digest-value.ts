import { createHash, type Hash } from 'node:crypto';
import { replaceLongDataUrl } from '../uploads/spooled-pictures.js';

/**
 * SHA-256 of a JSON value, independent of key order and white space. Hashes texts directly, so that a body with
 * pictures is not serialised again.
 */
export function digestValue(value: unknown): Buffer {
  const hash = createHash('sha256');
  feed(hash, value);
  return hash.digest();
}

/** Every value starts with its type and size, so that different values never hash the same bytes. */
function feed(hash: Hash, value: unknown): void {
  if (typeof value === 'string') {
    // The pictures of a spooled body are not in it.
    const text = replaceLongDataUrl(value);
    hash.update(`s${text.length}:`).update(text);
  } else if (Array.isArray(value)) {
    hash.update(`a${value.length}:`);
    for (const item of value) feed(hash, item);
  } else if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value).sort();
    hash.update(`o${keys.length}:`);
    for (const key of keys) {
      feed(hash, key);
      feed(hash, (value as Record<string, unknown>)[key]);
    }
  } else hash.update(`${typeof value}:${String(value)};`);
}
