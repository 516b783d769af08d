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
  constructor(private readonly keyStore: KeyStore) {}
  // Available in either case, as in Electron.
  isAsyncEncryptionAvailable = async () => true;
  getSelectedStorageBackend = () => (this.keyStore === 'none' ? 'basic_text' : 'gnome_libsecret');
  encryptStringAsync = async (text: string) =>
    Buffer.from((this.keyStore === 'keyring' ? RING : FIXED) + Buffer.from(text).toString('base64'));
  decryptStringAsync = async (sealed: Buffer) => {
    const text = sealed.toString();
    if (text.startsWith(RING) && this.keyStore !== 'keyring') throw new Error('There is no key ring.');
    return { result: Buffer.from(text.slice(FIXED.length), 'base64').toString(), shouldReEncrypt: false };
  };
}
