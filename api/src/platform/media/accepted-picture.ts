import { IMAGE_MAX_PIXELS, messages } from '@quartermile/core/domain';
import type { Metadata } from 'sharp';
import { AppError } from '../errors/app-error.js';
import { sharp } from './sharp.js';

/** What a picture's head says, as far as it decides how the picture is worked on. */
export interface PictureHead {
  readonly hasAlpha: boolean;
  /** Millions of pixels of its first frame: a measure of the memory that decoding takes. */
  readonly megapixels: number;
}

/**
 * Reads a picture's head and decides whether it is of an accepted kind and size; nothing is decoded.
 * @throws AppError `invalid_image` (400), with a sentence of its own for more than 50 megapixels.
 */
export async function readPictureHead(bytes: Buffer): Promise<PictureHead> {
  const metadata = await readMetadata(bytes);
  if (!isAcceptedKind(metadata)) throw new AppError('invalid_image');
  const pixels = metadata.width * (metadata.pageHeight ?? metadata.height);
  if (pixels > IMAGE_MAX_PIXELS) {
    throw new AppError('invalid_image', { detail: messages.image.tooManyPixels });
  }
  return { hasAlpha: metadata.hasAlpha, megapixels: pixels / 1e6 };
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError('invalid_image', { cause });
  }
}

/** The HEIF container holds AVIF (AV1) and HEIC (HEVC) alike; only the first can be decoded everywhere. */
function isAcceptedKind({ format, compression }: Metadata): boolean {
  if (format === 'heif') return compression === 'av1';
  return ['jpeg', 'png', 'webp', 'gif'].includes(format);
}
