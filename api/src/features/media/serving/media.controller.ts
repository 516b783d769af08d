import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.js';
import { Revalidated } from '../../../platform/http/answers.decorators.js';
import { AnswersAs } from '../../../platform/http/openapi/describe.decorators.js';
import { PROOF_SEGMENT, ProofLinks } from '../proof-links.js';
import { MediaResponder } from './media.responder.js';
import { type MediaQuery, mediaQuerySchema, type ProofMediaQuery, proofQuerySchema } from './media-query.js';

/** Routes of public pictures and proof images. */
@ApiTags('media')
@Controller('media')
export class MediaController {
  constructor(
    private readonly responder: MediaResponder,
    private readonly links: ProofLinks,
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
    return this.responder.send({ name, visibility: 'public' }, query.w, request, reply);
  }

  @Get(`${PROOF_SEGMENT}/:name`)
  @AnswersAs(['image/avif', 'image/webp', 'image/jpeg'])
  @ApiOperation({ summary: 'A proof image, by the signed link that answers to the administrator carry' })
  showProof(
    @Param('name') name: string,
    @Query({ schema: proofQuerySchema }) query: ProofMediaQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!this.links.isGood(name, query)) throw new AppError('not_found');
    return this.responder.send({ name, visibility: 'private' }, query.w, request, reply);
  }

  @Get('*')
  @ApiExcludeEndpoint()
  refuse(): never {
    throw new AppError('not_found');
  }
}
