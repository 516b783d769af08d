import { createHash } from 'node:crypto';
import {
  formatMediaName,
  IMAGE_KEPT_SIDE_PX,
  IMAGE_MAX_PIXELS,
  PICTURES_AT_ONCE,
} from '@quartermile/core/domain';
import { AppError } from '../errors/app-error.js';
import { WORK_ORDER, type WorkQueue } from '../work/work-queue.js';
import { type PictureHead, readPictureHead } from './accepted-picture.js';
import { sharp } from './sharp.js';

/** A picture as it is kept: upright, in sRGB, without metadata, its longest side at most 2560 px. */
export interface Master {
  readonly bytes: Buffer;
  readonly mediaType: 'image/jpeg' | 'image/webp';
  /** Its content's hash and its size: the same picture gets the same name. */
  readonly name: string;
}

/** Decoding takes seconds at most, and longer than this only where the machine has far too much to do. */
const DECODE_TIMEOUT_S = 60;
const MASTER_JPEG = { quality: 90, chromaSubsampling: '4:4:4' };
/** Low effort: four times as fast, for a few bytes more on a file that visitors never load. */
const MASTER_WEBP = { quality: 92, effort: 2 };

/**
 * Turns bytes that somebody sent into the picture that is kept. Only the first frame counts.
 * @throws AppError `invalid_image` (400) for anything but a whole JPEG, PNG, WebP, AVIF or GIF of at most
 * 50 megapixels; `unavailable` (503) when the machine is too busy to decode it.
 */
export async function makeMaster(bytes: Buffer, queue: WorkQueue): Promise<Master> {
  const head = await readPictureHead(bytes);
  const slots = head.isHeavy ? PICTURES_AT_ONCE : 1;
  return queue.run(slots, WORK_ORDER.upload, () => encode(bytes, head));
}

async function encode(bytes: Buffer, head: PictureHead): Promise<Master> {
  const upright = sharp(bytes, { failOn: 'error', limitInputPixels: IMAGE_MAX_PIXELS })
    .timeout({ seconds: DECODE_TIMEOUT_S })
    .autoOrient()
    .resize({
      width: IMAGE_KEPT_SIDE_PX,
      height: IMAGE_KEPT_SIDE_PX,
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

/** libvips says how far it came: "timeout: 42% complete". */
const isTimeout = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout:');
