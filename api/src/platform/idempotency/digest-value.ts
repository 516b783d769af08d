import { createHash, type Hash } from 'node:crypto';

/**
 * SHA-256 of what a JSON value says: the order of keys and the spaces between make no difference. Texts
 * are fed in as they are, so that a body with pictures of many megabytes is not written out once more.
 */
export function digestValue(value: unknown): Buffer {
  const hash = createHash('sha256');
  feed(hash, value);
  return hash.digest();
}

/** Every value begins with its kind and size, so that no two different ones feed the same bytes. */
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
