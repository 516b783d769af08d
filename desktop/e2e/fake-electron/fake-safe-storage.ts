/**
 * The key store to simulate: a working key ring; none on the desktop, so that Electron uses its hard-coded key; or a
 * named key ring that does not respond, with the same result.
 */
export type KeyStore = 'keyring' | 'none' | 'fixed-key';

/** Chromium's prefixes for encrypted data on Linux: hard-coded key and key ring. */
const FIXED = 'v10';
const RING = 'v11';

/** Fake of Electron's `safeStorage` on Linux: base64 after Chromium's prefix, without encryption. */
export class FakeSafeStorage {
  readonly #keyStore: KeyStore;
  constructor(keyStore: KeyStore) {
    this.#keyStore = keyStore;
  }
  // Available in either case, as in Electron.
  isAsyncEncryptionAvailable = async (): Promise<boolean> => true;
  getSelectedStorageBackend = (): string => (this.#keyStore === 'none' ? 'basic_text' : 'gnome_libsecret');
  encryptStringAsync = async (text: string): Promise<Buffer> =>
    Buffer.from(`${this.#keyStore === 'keyring' ? RING : FIXED}${Buffer.from(text).toString('base64')}`);
  /** @throws Error for unencrypted data, and for key ring data without the key ring */
  decryptStringAsync = async (sealed: Buffer) => {
    const text = sealed.toString();
    const mark = text.slice(0, FIXED.length);
    const hasKey = mark === FIXED || (mark === RING && this.#keyStore === 'keyring');
    if (!hasKey)
      throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.');
    return { result: Buffer.from(text.slice(mark.length), 'base64').toString(), shouldReEncrypt: false };
  };
}
