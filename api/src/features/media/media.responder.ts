import { Injectable } from '@nestjs/common';
import { IMMUTABLE_MAX_AGE_S, parseMediaName } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.js';
import { nearestWidth } from '../../platform/media/make-variant.js';
import { MediaFiles, type Variant } from '../../platform/media/media-files.js';
import { chooseFormat } from '../../platform/media/media-format.js';
import type { StoredImage } from '../../platform/media/stored-image.js';
import { isNotModified } from '../../platform/revision/content-negotiation.js';

/** Rises when the encoders' settings change, so that browsers tell the new bytes from the old. */
const ENCODING = 1;
/** Names are made of content: what lies under one never changes. */
const PUBLIC_CACHING = `public, max-age=${IMMUTABLE_MAX_AGE_S}, immutable`;
const PRIVATE_CACHING = 'private, no-store';
/** As much of a picture's hash as tells it from all others: 128 bits. */
const TAG_HASH_LENGTH = 32;

/** Answers a request for a picture with the variant that suits it. */
@Injectable()
export class MediaResponder {
  constructor(private readonly files: MediaFiles) {}

  /**
   * Sends the picture, or 304 when the browser has it.
   * @throws AppError `not_found` (404) for a name that the store does not know.
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

/** Pictures may be shown by other origins too: the installed dashboard is one. */
function cacheHeaders({ visibility }: StoredImage, tag: string): Record<string, string> {
  const shared = { vary: 'Accept', 'cross-origin-resource-policy': 'cross-origin' };
  return visibility === 'private'
    ? { ...shared, 'cache-control': PRIVATE_CACHING }
    : { ...shared, 'cache-control': PUBLIC_CACHING, etag: tag };
}
