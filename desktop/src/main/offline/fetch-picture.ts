import {
  DESKTOP_PICTURE_MAX_BYTES,
  DESKTOP_PICTURE_TIMEOUT_MS,
  DESKTOP_PICTURE_WIDTH_PX,
  imagePathAtWidth,
} from '@quartermile/core/domain';
import type { Fetch } from '../calls/fetch.js';
import type { OfflinePicture } from './picture-cipher.js';

/** Image formats in order of size, smallest first. */
const ACCEPT = 'image/avif,image/webp,image/jpeg';

/**
 * Fetches a picture in the width for offline use; null when the response is not an image or too large.
 * @throws network errors, and the signal's reason when cancelled
 */
export async function fetchPicture(
  fetch: Fetch,
  origin: string,
  src: string,
  signal: AbortSignal,
): Promise<OfflinePicture | null> {
  const response = await fetch(new URL(imagePathAtWidth(src, DESKTOP_PICTURE_WIDTH_PX), origin).href, {
    headers: { accept: ACCEPT },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(DESKTOP_PICTURE_TIMEOUT_MS)]),
  });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const bytes = response.ok && type.startsWith('image/') ? await readWithin(response) : null;
  if (bytes === null) await response.body?.cancel().catch(() => undefined);
  return bytes && { type, bytes };
}

/** Reads a body up to the size limit; null when it is larger. */
async function readWithin({ body }: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > DESKTOP_PICTURE_MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return length === 0 ? null : Buffer.concat(chunks);
}
