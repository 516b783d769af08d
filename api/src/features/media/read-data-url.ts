import { dataUrlByteLength, isImageTooBig, parseDataUrlHead } from '@quartermile/core/domain';
import { AppError } from '../../platform/errors/app-error.js';
import { decodeBase64 } from './processing/picture-source.js';

/**
 * Decodes a base64 `data:` URL, ignoring its declared type.
 * @throws AppError `image_too_big` (413) over 10 × 1024 × 1024 bytes, `invalid_image` (400) for invalid base64 or an
 * empty picture
 */
export function readDataUrl(dataUrl: string): Buffer {
  const head = parseDataUrlHead(dataUrl);
  if (!head) throw new AppError('invalid_image');
  if (isImageTooBig(dataUrlByteLength(dataUrl))) throw new AppError('image_too_big');
  const bytes = decodeBase64(dataUrl.slice(head.base64Start));
  if (!bytes) throw new AppError('invalid_image');
  return bytes;
}
