import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import { messages } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError } from '../../../platform/errors/app-error.js';
import { Revalidated } from '../../../platform/http/answers.decorators.js';
import { AnswersAs } from '../../../platform/http/openapi/describe.decorators.js';
import { PictureLinks, SIGNED_SEGMENTS } from '../picture-links.js';
import type { StoredImage } from '../stored-image.js';
import { MediaResponder } from './media.responder.js';

/** Query of a picture request: `w` is a width in px. */
const mediaQuerySchema = z.object({
  w: z
    .string(messages.image.width)
    .regex(/^[1-9]\d{0,5}$/, messages.image.width)
    .transform(Number)
    .optional(),
});
type MediaQuery = z.output<typeof mediaQuerySchema>;

/** Query of a signed link. */
const signedQuerySchema = mediaQuerySchema.extend({
  expires: z.string().optional(),
  signature: z.string().optional(),
});
type SignedMediaQuery = z.output<typeof signedQuerySchema>;

/** Routes of public pictures, and of others by signed links. */
@ApiTags('media')
@Controller('media')
export class MediaController {
  constructor(
    private readonly responder: MediaResponder,
    private readonly links: PictureLinks,
  ) {}

  @Get(':name')
  @AnswersAs(['image/avif', 'image/webp', 'image/jpeg'])
  @Revalidated()
  @ApiOperation({ summary: 'A picture at the kept width nearest to w, as AVIF, WebP or JPEG by Accept' })
  show(
    @Param('name') name: string,
    @Query({ schema: mediaQuerySchema }) query: MediaQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.responder.sendPublic(name, query.w, request, reply);
  }

  @Get(`${SIGNED_SEGMENTS.public}/:name`)
  @AnswersAs(['image/avif', 'image/webp', 'image/jpeg'])
  @ApiOperation({
    summary: 'The picture of a car that is not public, by the signed link in the administrator’s responses',
  })
  showSubmitted(
    @Param('name') name: string,
    @Query({ schema: signedQuerySchema }) query: SignedMediaQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.sendSigned({ name, visibility: 'public' }, query, request, reply);
  }

  @Get(`${SIGNED_SEGMENTS.private}/:name`)
  @AnswersAs(['image/avif', 'image/webp', 'image/jpeg'])
  @ApiOperation({ summary: 'A proof image, by the signed link that answers to the administrator carry' })
  showProof(
    @Param('name') name: string,
    @Query({ schema: signedQuerySchema }) query: SignedMediaQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.sendSigned({ name, visibility: 'private' }, query, request, reply);
  }

  @Get('*')
  @ApiExcludeEndpoint()
  refuse(): never {
    throw new AppError('not_found');
  }

  private sendSigned(
    image: StoredImage,
    query: SignedMediaQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (!this.links.isGood(image, query)) throw new AppError('not_found');
    return this.responder.sendPrivate(image, query.w, request, reply);
  }
}
