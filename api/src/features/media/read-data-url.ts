import { dataUrlByteLength, isImageTooBig, parseDataUrlHead } from '@quartermile/core/domain';
import { AppError } from '../../platform/errors/app-error.js';

/**
 * Decodes a base64 `data:` URL, ignoring its declared type.
 * @throws AppError `image_too_big` (413) over 10 × 1024 × 1024 bytes, `invalid_image` (400) for invalid base64 or an
 * empty picture
 */
export function readDataUrl(dataUrl: string): Buffer {
  const head = parseDataUrlHead(dataUrl);
  if (!head) throw new AppError('invalid_image');
  const length = dataUrlByteLength(dataUrl);
  if (isImageTooBig(length)) throw new AppError('image_too_big');
  const base64 = dataUrl.slice(head.base64Start);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length !== length || !isPlainBase64(base64)) {
    throw new AppError('invalid_image');
  }
  return bytes;
}

/** Node skips invalid characters, which the length reveals, and also decodes the URL alphabet. */
function isPlainBase64(base64: string): boolean {
  return base64.length % 4 === 0 && !base64.includes('-') && !base64.includes('_');
}
