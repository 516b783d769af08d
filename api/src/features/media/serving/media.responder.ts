import { Injectable } from '@nestjs/common';
import { parseMediaName } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.js';
import { isNotModified } from '../../../platform/http/compression/content-negotiation.js';
import { MediaFiles, type Variant } from '../media-files.js';
import { chooseFormat } from '../media-format.js';
import { nearestWidth } from '../nearest-width.js';
import { PublicPictures } from '../public-pictures.js';
import type { StoredImage } from '../stored-image.js';

/** Cache lifetime of public pictures in shared caches, after which one of them learns of a removal: a day. */
const PICTURE_SHARED_MAX_AGE_S = 24 * 60 * 60;
/** Cache lifetime of content-addressed files: a year, as is customary for "immutable". */
const IMMUTABLE_MAX_AGE_S = 365 * 24 * 60 * 60;

/** Part of the ETag. Increment it when the encoder settings change, to invalidate browser caches. */
const ENCODING = 1;
/**
 * Pictures are content-addressed, so their responses never change. Shared caches revalidate daily, because a picture
 * stops being public when its last record is removed.
 */
const PUBLIC_CACHING = `public, max-age=${IMMUTABLE_MAX_AGE_S}, s-maxage=${PICTURE_SHARED_MAX_AGE_S}, immutable`;
const PRIVATE_CACHING = 'private, no-store';
/** Other origins may embed pictures, because the installed dashboard has its own origin. */
const SHARED_HEADERS = { vary: 'Accept', 'cross-origin-resource-policy': 'cross-origin' };
/** Number of hexadecimal digits of the hash in the ETag (128 bits). */
const TAG_HASH_LENGTH = 32;

/** Responds to picture requests with a suitable variant. */
@Injectable()
export class MediaResponder {
  constructor(
    private readonly files: MediaFiles,
    private readonly pictures: PublicPictures,
  ) {}

  /**
   * Sends a picture of a public record, or 304 when the browser has cached it.
   * @throws AppError `not_found` (404) for an unknown picture, and for one that no public record contains.
   */
  async sendPublic(
    name: string,
    wanted: number | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const image: StoredImage = { name, visibility: 'public' };
    const variant = chooseVariant(image, wanted, request.headers.accept);
    if (!this.pictures.isKnown(name) && !(await this.isPublic(image))) throw new AppError('not_found');
    const tag = entityTag(variant);
    const headers = { ...SHARED_HEADERS, 'cache-control': PUBLIC_CACHING, etag: tag };
    if (isNotModified(request.headers['if-none-match'], tag) && (await this.files.has(image))) {
      return reply.headers(headers).status(304).send();
    }
    // An error must not carry the headers of a picture.
    const bytes = await this.read(variant);
    return reply.headers(headers).type(`image/${variant.format}`).send(bytes);
  }

  /**
   * Sends a picture whose link was verified; caches must not store it.
   * @throws AppError `not_found` (404) for an unknown picture.
   */
  async sendPrivate(
    image: StoredImage,
    wanted: number | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const variant = chooseVariant(image, wanted, request.headers.accept);
    const bytes = await this.read(variant);
    const headers = { ...SHARED_HEADERS, 'cache-control': PRIVATE_CACHING };
    return reply.headers(headers).type(`image/${variant.format}`).send(bytes);
  }

  /** Requests with invented names cause no query. */
  private async isPublic(image: StoredImage): Promise<boolean> {
    return (await this.files.has(image)) && (await this.pictures.among([image.name])).has(image.name);
  }

  private async read(variant: Variant): Promise<Uint8Array> {
    const bytes = await this.files.read(variant);
    if (!bytes) throw new AppError('not_found');
    return bytes;
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
