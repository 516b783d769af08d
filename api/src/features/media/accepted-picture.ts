import { IMAGE_MAX_RATIO, messages } from '@quartermile/core/domain';
import { AppError } from '../../platform/errors/app-error.js';
import { IMAGE_MAX_PIXELS } from './picture-limits.js';
import type { Header } from './processing/picture-operations.js';

/** Properties from a picture's header that determine its processing. */
export interface PictureHead {
  readonly hasAlpha: boolean;
  /** Whether decoding needs so much memory that no other picture should be processed meanwhile. */
  readonly isHeavy: boolean;
}

/**
 * Maximum memory of decoding, bytes per pixel, measured with pictures of 24 and 49 megapixels (decision 69). AVIF is
 * decoded whole, in several copies: 26 bytes with 12 bits, without subsampling, with transparency.
 */
const DECODING_BYTES = { jpeg: 7, png: 8, webp: 5, gif: 7, heif: 26 } as const;
/** A progressive JPEG and an interlaced PNG are decoded whole, too: CMYK in JPEG, and RGBA of 16 bits in PNG. */
const WHOLE_BYTES = 12;
/** No picture needs more, with which 25 megapixels of AVIF are accepted, and 50 of all other formats. */
const DECODING_MAX_BYTES = 650e6;
/** Two pictures below this may be decoded concurrently. */
const HEAVY_BYTES = 250e6;
/** Longest side of a picture: rows of a picture have a cost of their own, and each is decoded whole. */
const SIDE_MAX_PX = 16_384;

const tooLong = 'This image is too long. Each side may have at most 16,384 pixels.';
const tooManyOfAvif =
  'This image has too many pixels. At most 25 megapixels are accepted in AVIF, and 50 in other formats.';

type AcceptedFormat = keyof typeof DECODING_BYTES;

/**
 * Checks format and size of a picture by its header.
 * @throws AppError `invalid_image` (400), with a specific message for the size
 */
export function acceptedPicture(header: Header): PictureHead {
  const format = acceptedFormat(header);
  if (!format) throw new AppError('invalid_image');
  const [width, height] = [header.width, header.pageHeight ?? header.height];
  const pixels = width * height;
  const bytes = pixels * (header.isProgressive ? WHOLE_BYTES : DECODING_BYTES[format]);
  if (pixels > IMAGE_MAX_PIXELS) throw refusal(messages.image.tooManyPixels);
  if (bytes > DECODING_MAX_BYTES) throw refusal(tooManyOfAvif);
  if (Math.max(width, height) > SIDE_MAX_PX) throw refusal(tooLong);
  if (Math.max(width, height) > IMAGE_MAX_RATIO * Math.min(width, height))
    throw refusal(messages.image.tooNarrow);
  return { hasAlpha: header.hasAlpha, isHeavy: bytes > HEAVY_BYTES };
}

const refusal = (detail: string): AppError => new AppError('invalid_image', { detail });

/** HEIF contains AVIF (AV1) and HEIC (HEVC); only the former can be decoded everywhere. */
function acceptedFormat({ format, compression }: Header): AcceptedFormat | null {
  if (format === 'heif' && compression !== 'av1') return null;
  return format in DECODING_BYTES ? (format as AcceptedFormat) : null;
}
