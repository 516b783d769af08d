import { Injectable } from '@nestjs/common';
import { IMMUTABLE_MAX_AGE_S, parseMediaName } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified } from '../../../platform/cache/content-negotiation.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MediaFiles, type Variant } from '../media-files.js';
import { chooseFormat } from '../media-format.js';
import { nearestWidth } from '../nearest-width.js';
import type { StoredImage } from '../stored-image.js';

/** Part of the ETag. Increment it when the encoder settings change, to invalidate browser caches. */
const ENCODING = 1;
/** Pictures are content-addressed, so their responses never change. */
const PUBLIC_CACHING = `public, max-age=${IMMUTABLE_MAX_AGE_S}, immutable`;
const PRIVATE_CACHING = 'private, no-store';
/** Number of hexadecimal digits of the hash in the ETag (128 bits). */
const TAG_HASH_LENGTH = 32;

/** Responds to picture requests with a suitable variant. */
@Injectable()
export class MediaResponder {
  constructor(private readonly files: MediaFiles) {}

  /**
   * Sends the picture, or 304 when the browser has cached it.
   * @throws AppError `not_found` (404) for an unknown picture.
   */
  async send(
    image: StoredImage,
    wanted: number | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const variant = chooseVariant(image, wanted, request.headers.accept);
    const tag = entityTag(variant);
    if (isNotModified(request.headers['if-none-match'], tag) && (await this.files.has(image))) {
      return reply.headers(cacheHeaders(image, tag)).status(304).send();
    }
    const bytes = await this.files.read(variant);
    if (!bytes) throw new AppError('not_found');
    return reply.headers(cacheHeaders(image, tag)).type(`image/${variant.format}`).send(bytes);
  }
}

function chooseVariant(image: StoredImage, wanted: number | undefined, accept: string | undefined): Variant {
  const size = parseMediaName(image.name);
  if (!size) throw new AppError('not_found');
  return { image, width: nearestWidth(size.width, wanted), format: chooseFormat(accept) };
}

function entityTag({ image, width, format }: Variant): string {
  return `"${image.name.slice(0, TAG_HASH_LENGTH)}-${width}-${format}-${ENCODING}"`;
}

/** Other origins may embed pictures, because the installed dashboard has its own origin. */
function cacheHeaders({ visibility }: StoredImage, tag: string): Record<string, string> {
  const shared = { vary: 'Accept', 'cross-origin-resource-policy': 'cross-origin' };
  return visibility === 'private'
    ? { ...shared, 'cache-control': PRIVATE_CACHING }
    : { ...shared, 'cache-control': PUBLIC_CACHING, etag: tag };
}
