const KEY_BYTES = 16;

/**
 * A key that nobody else has: 128 bits of chance as 32 hexadecimal digits. Not `crypto.randomUUID`, which
 * browsers keep from pages without a secure connection, such as a site on a local network.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
