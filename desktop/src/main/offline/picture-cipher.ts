import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** A decrypted picture. */
export interface OfflinePicture {
  /** Media type, such as "image/avif". */
  readonly type: string;
  readonly bytes: Uint8Array;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Length of an encryption key, bytes. */
export const PICTURE_KEY_BYTES = 32;

/** File name of a picture: a keyed hash, so that it does not reveal the picture's path. */
export function pictureFileName(secret: Buffer, key: string): string {
  return createHmac('sha256', secret).update(key).digest('hex');
}

/** Encrypts a picture. Its key (path) is authenticated data, so that files cannot be swapped. */
export function encryptPicture(secret: Buffer, key: string, { type, bytes }: OfflinePicture): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, secret, iv).setAAD(Buffer.from(key));
  const name = Buffer.from(type);
  const body = [Buffer.from([name.length]), name, bytes].map((part) => cipher.update(part));
  body.push(cipher.final());
  return Buffer.concat([iv, cipher.getAuthTag(), ...body]);
}

/** Decrypts a file; null when it is damaged or belongs to another encryption key or path. */
export function decryptPicture(secret: Buffer, key: string, file: Buffer): OfflinePicture | null {
  try {
    const decipher = createDecipheriv(ALGORITHM, secret, file.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(key)).setAuthTag(file.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = Buffer.concat([decipher.update(file.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const start = 1 + (body[0] ?? 0);
    return { type: body.subarray(1, start).toString(), bytes: body.subarray(start) };
  } catch {
    return null;
  }
}
