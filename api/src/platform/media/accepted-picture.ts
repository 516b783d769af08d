import { IMAGE_MAX_PIXELS, messages } from '@quartermile/core/domain';
import type { Metadata } from 'sharp';
import { AppError } from '../errors/app-error.js';
import { sharp } from './sharp.js';

/** What a picture's head says, as far as it decides how the picture is worked on. */
export interface PictureHead {
  readonly hasAlpha: boolean;
  /** Whether decoding it takes so much memory that no other picture should be worked on meanwhile. */
  readonly isHeavy: boolean;
}

/**
 * What decoding takes at the most, in bytes for each pixel; measured on pictures of 24 and 48 megapixels.
 * AVIF is decoded whole, in three copies; so is a progressive JPEG, in one, and an interlaced PNG.
 */
const DECODING_BYTES = { jpeg: 7, png: 8, webp: 5, gif: 5, heif: 18 } as const;
/** Two pictures below this are decoded at once. */
const HEAVY_BYTES = 250e6;

type AcceptedFormat = keyof typeof DECODING_BYTES;

/**
 * Reads a picture's head and decides whether it is of an accepted kind and size; nothing is decoded.
 * @throws AppError `invalid_image` (400), with a sentence of its own for more than 50 megapixels.
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
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError('invalid_image', { cause });
  }
}

/** The HEIF container holds AVIF (AV1) and HEIC (HEVC) alike; only the first can be decoded everywhere. */
function acceptedFormat({ format, compression }: Metadata): AcceptedFormat | null {
  if (format === 'heif' && compression !== 'av1') return null;
  return format in DECODING_BYTES ? (format as AcceptedFormat) : null;
}
