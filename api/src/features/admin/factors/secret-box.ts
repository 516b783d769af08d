import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { deriveKey } from '../../../platform/http/signing/signer.js';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets for the database with AES-256-GCM. The key is derived from `JWT_SECRET`, so that a copy of the
 * database alone reveals nothing. A value is bound to its owner.
 */
export class SecretBox {
  private readonly key: KeyObject;

  constructor(secret: string, purpose: string) {
    this.key = deriveKey(secret, purpose);
  }

  /** Encrypts a text: nonce, tag and ciphertext. */
  seal(text: string, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Decrypts it; null when it belongs to another owner or was encrypted with another key. */
  open(sealed: Buffer, owner: string): string | null {
    try {
      const decipher = createDecipheriv(ALGORITHM, this.key, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
