import { createHash } from 'node:crypto';
import {
  formatMediaName,
  IMAGE_MAX_PIXELS,
  IMAGE_STORED_SIDE_PX,
  PICTURES_AT_ONCE,
} from '@quartermile/core/domain';
import { AppError } from '../../platform/errors/app-error.js';
import { WORK_ORDER, type WorkQueue } from '../../platform/jobs/work-queue.js';
import { type PictureHead, readPictureHead } from './accepted-picture.js';
import { loadSharp } from './sharp.js';

/** A stored picture: rotated, in sRGB, without metadata, its longest side at most 2560 px. */
export interface Master {
  readonly bytes: Buffer;
  readonly mediaType: 'image/jpeg' | 'image/webp';
  /** Hash of its content, and its size. */
  readonly name: string;
}

/** Decoding takes a few seconds; longer only on an overloaded machine. */
const DECODE_TIMEOUT_S = 60;
const MASTER_JPEG = { quality: 90, chromaSubsampling: '4:4:4' };
/** Low effort: four times as fast, for slightly larger files that visitors never load. */
const MASTER_WEBP = { quality: 92, effort: 2 };

/**
 * Converts uploaded bytes to the stored picture. Uses only the first frame.
 * @throws AppError `invalid_image` (400) for anything but a complete JPEG, PNG, WebP, AVIF or GIF of at most 50
 * megapixels; `unavailable` (503) when the machine is too busy to decode it
 */
export async function makeMaster(bytes: Buffer, queue: WorkQueue): Promise<Master> {
  const head = await readPictureHead(bytes);
  const slots = head.isHeavy ? PICTURES_AT_ONCE : 1;
  return queue.run(slots, WORK_ORDER.upload, () => encode(bytes, head));
}

async function encode(bytes: Buffer, head: PictureHead): Promise<Master> {
  const sharp = await loadSharp();
  const upright = sharp(bytes, { failOn: 'error', limitInputPixels: IMAGE_MAX_PIXELS })
    .timeout({ seconds: DECODE_TIMEOUT_S })
    .autoOrient()
    .resize({
      width: IMAGE_STORED_SIDE_PX,
      height: IMAGE_STORED_SIDE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    });
  const encoder = head.hasAlpha ? upright.webp(MASTER_WEBP) : upright.jpeg(MASTER_JPEG);
  try {
    const { data, info } = await encoder.toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(data).digest('hex');
    return {
      bytes: data,
      mediaType: head.hasAlpha ? 'image/webp' : 'image/jpeg',
      name: formatMediaName(hash, info),
    };
  } catch (cause) {
    throw new AppError(isTimeout(cause) ? 'unavailable' : 'invalid_image', { cause });
  }
}

/** libvips' message: "timeout: 42% complete". */
const isTimeout = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout:');
