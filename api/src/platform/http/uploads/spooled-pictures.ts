import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { parseDataUrlHead } from '@quartermile/core/domain';
import { type FoundPicture, SPOOLED_PICTURE_MIN_BYTES } from './picture-candidate.js';

/** The base64 text of a picture in a file: the bytes from `start` up to `end`. */
export interface SpooledPicture {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** Decoded size, bytes. */
  readonly byteLength: number;
}

/** A spooled body. */
export interface SpooledBody {
  /** The body, in which other texts replace the pictures that stay in the file. */
  readonly text: Buffer;
  /** The pictures by these texts. */
  readonly pictures: ReadonlyMap<string, SpooledPicture>;
  /** Size of the whole body. */
  readonly receivedBytes: number;
}

/**
 * Reads a spooled body, except for the pictures that were found in it: they stay in the file.
 * @throws the error of the file system
 */
export async function readSpooledBody(path: string, found: readonly FoundPicture[]): Promise<SpooledBody> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const parts: Uint8Array[] = [];
    const pictures = new Map<string, SpooledPicture>();
    let at = 0;
    for (const { head, start, end, byteLength, digest } of found) {
      const replacement = formatReplacement(head, digest);
      pictures.set(replacement, { path, start, end, byteLength });
      parts.push(await readPart(file, at, start - head.length), Buffer.from(replacement, 'latin1'));
      at = end;
    }
    const text = Buffer.concat([...parts, await readPart(file, at, size)]);
    return { text, pictures, receivedBytes: size };
  } finally {
    await file.close();
  }
}

async function readPart(file: FileHandle, start: number, end: number): Promise<Uint8Array> {
  const part = Buffer.allocUnsafe(end - start);
  const { bytesRead } = await file.read(part, 0, part.length, start);
  return part.subarray(0, bytesRead);
}

/**
 * The text that replaces a picture, or another long `data:` URL, in the body of a request; other texts are returned
 * unchanged. It depends on the content only, so that the digest of a body does not depend on how it was received.
 */
export function replaceLongDataUrl(text: string): string {
  const head = text.length < SPOOLED_PICTURE_MIN_BYTES ? null : parseDataUrlHead(text);
  if (!head) return text;
  const digest = createHash('sha256').update(text.slice(head.base64Start)).digest();
  return formatReplacement(text.slice(0, head.base64Start), digest);
}

/** Schemas accept it because of its head; because of its hyphen it is no base64. */
const formatReplacement = (head: string, digest: Buffer): string => `${head}sha256-${digest.toString('hex')}`;
