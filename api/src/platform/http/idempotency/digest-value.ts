import { createHash, type Hash } from 'node:crypto';

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
  if (typeof value === 'string') hash.update(`s${value.length}:`).update(value);
  else if (Array.isArray(value)) {
    hash.update(`a${value.length}:`);
    for (const item of value) feed(hash, item);
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    hash.update(`o${entries.length}:`);
    for (const [key, item] of entries) {
      feed(hash, key);
      feed(hash, item);
    }
  } else hash.update(`${typeof value}:${String(value)};`);
}
