import { randomUUID } from 'node:crypto';
import { open, rm, writeFile } from 'node:fs/promises';
import { PRIVATE_FILE } from '../../../platform/config/private-folders.js';

/* Also runs in the picture process, which must not import core. */

/** The base64 text of a picture in a file: the bytes from `start` up to `end`. */
export interface Base64InFile {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** A picture that was sent. */
export type PictureSource = Uint8Array | Base64InFile;

/** A picture that was made of one: its bytes, or a file with them. */
export type PictureContent = Uint8Array | { readonly path: string };

/**
 * Writes what was made of a picture in a file to a new file beside it; other bytes are returned unchanged. Equal pictures
 * of a body are one part of its file and may be processed at the same time, so each result has a name of its own.
 * @throws the error of the file system, after removing what was written
 */
export async function besidePicture(source: PictureSource, bytes: Uint8Array): Promise<PictureContent> {
  if (source instanceof Uint8Array) return bytes;
  const path = `${source.path}-${randomUUID()}`;
  await writeFile(path, bytes, { flag: 'wx', mode: PRIVATE_FILE }).catch(async (error: unknown) => {
    await rm(path, { force: true });
    throw error;
  });
  return { path };
}

/**
 * The bytes of a picture.
 * @throws Error for invalid base64, and when the file cannot be read
 */
export async function loadPicture(source: PictureSource): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source;
  const bytes = decodeBase64(await readPart(source));
  if (!bytes) throw new Error('The picture is not in base64.');
  return bytes;
}

async function readPart({ path, start, end }: Base64InFile): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(end - start), 0, end - start, start);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Decodes base64 with padding, RFC 4648 section 4; null for other texts, and for an empty one. */
export function decodeBase64(text: string): Buffer | null {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  // Node skips invalid characters, which the length reveals, and also decodes the URL alphabet.
  const isPlain = text.length > 0 && text.length % 4 === 0 && !text.includes('-') && !text.includes('_');
  if (!isPlain) return null;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === (text.length * 3) / 4 - padding ? bytes : null;
}
