import { IMAGE_MAX_PIXELS, messages } from '@quartermile/core/domain';
import { AppError } from '../../platform/errors/app-error.js';
import type { Header } from './processing/picture-operations.js';

/** Properties from a picture's header that determine its processing. */
export interface PictureHead {
  readonly hasAlpha: boolean;
  /** Whether decoding needs so much memory that no other picture should be processed meanwhile. */
  readonly isHeavy: boolean;
}

/**
 * Maximum memory of decoding, bytes per pixel, measured with pictures of 24 and 48 megapixels. AVIF is decoded whole,
 * in three copies; so is a progressive JPEG, in one, and an interlaced PNG.
 */
const DECODING_BYTES = { jpeg: 7, png: 8, webp: 5, gif: 5, heif: 18 } as const;
/** Two pictures below this may be decoded concurrently. */
const HEAVY_BYTES = 250e6;

type AcceptedFormat = keyof typeof DECODING_BYTES;

/**
 * Checks format and size of a picture by its header.
 * @throws AppError `invalid_image` (400), with a specific message above 50 megapixels
 */
export function acceptedPicture(header: Header): PictureHead {
  const format = acceptedFormat(header);
  if (!format) throw new AppError('invalid_image');
  const pixels = header.width * (header.pageHeight ?? header.height);
  if (pixels > IMAGE_MAX_PIXELS) {
    throw new AppError('invalid_image', { detail: messages.image.tooManyPixels });
  }
  return { hasAlpha: header.hasAlpha, isHeavy: pixels * DECODING_BYTES[format] > HEAVY_BYTES };
}

/** HEIF contains AVIF (AV1) and HEIC (HEVC); only the former can be decoded everywhere. */
function acceptedFormat({ format, compression }: Header): AcceptedFormat | null {
  if (format === 'heif' && compression !== 'av1') return null;
  return format in DECODING_BYTES ? (format as AcceptedFormat) : null;
}
