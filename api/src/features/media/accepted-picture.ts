import { IMAGE_MAX_PIXELS, messages } from '@quartermile/core/domain';
import type { Metadata } from 'sharp';
import { AppError } from '../../platform/errors/app-error.js';
import { loadSharp } from './sharp.js';

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
 * Reads a picture's header and checks format and size without decoding.
 * @throws AppError `invalid_image` (400), with a specific message above 50 megapixels
 */
export async function readPictureHead(bytes: Buffer): Promise<PictureHead> {
  const metadata = await readMetadata(bytes);
  const format = acceptedFormat(metadata);
  if (!format) throw new AppError('invalid_image');
  const pixels = metadata.width * (metadata.pageHeight ?? metadata.height);
  if (pixels > IMAGE_MAX_PIXELS) {
    throw new AppError('invalid_image', { detail: messages.image.tooManyPixels });
  }
  return { hasAlpha: metadata.hasAlpha, isHeavy: pixels * DECODING_BYTES[format] > HEAVY_BYTES };
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError('invalid_image', { cause });
  }
}

/** HEIF contains AVIF (AV1) and HEIC (HEVC); only the former can be decoded everywhere. */
function acceptedFormat({ format, compression }: Metadata): AcceptedFormat | null {
  if (format === 'heif' && compression !== 'av1') return null;
  return format in DECODING_BYTES ? (format as AcceptedFormat) : null;
}
