/**
 * What keeps the keys: the system's key ring; nothing that the desktop is known to have, so that Electron seals with
 * a key that everybody knows; or a key ring by its name that does not answer, so that Electron does the same.
 */
export type KeyStore = 'keyring' | 'none' | 'fixed-key';

/** Chromium's mark before what it seals on Linux: by the fixed key, and by one of the key ring. */
const FIXED = 'v10';
const RING = 'v11';

/** Electron's `safeStorage` on Linux without any secrecy: base64 behind Chromium's mark. */
export class SafeStorageDouble {
  readonly #keyStore: KeyStore;
  constructor(keyStore: KeyStore) {
    this.#keyStore = keyStore;
  }
  // Electron's encryption is available either way.
  isAsyncEncryptionAvailable = async (): Promise<boolean> => true;
  getSelectedStorageBackend = (): string => (this.#keyStore === 'none' ? 'basic_text' : 'gnome_libsecret');
  encryptStringAsync = async (text: string): Promise<Buffer> =>
    Buffer.from(`${this.#keyStore === 'keyring' ? RING : FIXED}${Buffer.from(text).toString('base64')}`);
  /** @throws Error for what was not sealed, and for what the key ring sealed when it is not there */
  decryptStringAsync = async (sealed: Buffer) => {
    const text = sealed.toString();
    const mark = text.slice(0, FIXED.length);
    const hasKey = mark === FIXED || (mark === RING && this.#keyStore === 'keyring');
    if (!hasKey)
      throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.');
    return { result: Buffer.from(text.slice(mark.length), 'base64').toString(), shouldReEncrypt: false };
  };
}
