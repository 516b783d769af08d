import { Controller, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { categoryOfSlug, segmentShareRoute, shareRoutes } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.js';
import { isNotModified } from '../../../platform/http/compression/content-negotiation.js';
import { FileRoute } from '../../../platform/http/routes.decorators.js';
import { type SharePicture, SharePictures } from './share-pictures.service.js';

/** Cache lifetime of share pictures in browsers and social networks, s. */
const SHARE_PICTURE_MAX_AGE_S = 300;

const CACHING = `public, max-age=${SHARE_PICTURE_MAX_AGE_S}`;

/** Routes of the share card pictures. */
@ApiTags('found')
@Controller()
export class SharePicturesController {
  constructor(private readonly pictures: SharePictures) {}

  @FileRoute(shareRoutes.home, 'The picture of the home page, for cards on other sites', 'image/jpeg')
  async home(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return send(await this.pictures.ofHome(), request, reply);
  }

  @FileRoute(shareRoutes.board, 'The picture of a board, for cards on other sites', 'image/jpeg')
  async board(
    @Param('board') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const category = categoryOfSlug(slug);
    if (!category) throw new AppError('not_found');
    return send(await this.pictures.ofBoard(category), request, reply);
  }

  @FileRoute(shareRoutes.entry, 'The picture of an entry, for cards on other sites', 'image/jpeg')
  async entry(
    @Param('entryId') entryId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return send(await this.pictures.ofEntry(entryId), request, reply);
  }

  @FileRoute(segmentShareRoute, 'The picture of a segment, for cards on other sites', 'image/jpeg')
  async segment(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return send(await this.pictures.ofSegment(slug), request, reply);
  }

  @FileRoute(shareRoutes.race, 'The picture of a race of two entries, for cards on other sites', 'image/jpeg')
  async race(
    @Param('first') first: string,
    @Param('second') second: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return send(await this.pictures.ofRace(first, second), request, reply);
  }
}

/** Allows other sites to embed these pictures. */
async function send(picture: SharePicture, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const etag = `"${picture.digest}"`;
  const headers = { etag, 'cache-control': CACHING, 'cross-origin-resource-policy': 'cross-origin' };
  if (isNotModified(request.headers['if-none-match'], etag)) return reply.headers(headers).status(304).send();
  const bytes = await picture.bytes();
  return reply.headers(headers).type('image/jpeg').send(bytes);
}
