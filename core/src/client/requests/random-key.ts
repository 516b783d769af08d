const KEY_BYTES = 16;

/**
 * A unique key: 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` is not used because browsers disable
 * it on pages without HTTPS, such as a site on a local network.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
