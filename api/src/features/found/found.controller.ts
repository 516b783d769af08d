import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { foundRoutes } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Revalidated, Unfailing } from '../../platform/http/answers.decorators.js';
import { AnswersAs } from '../../platform/openapi/describe.decorators.js';
import { sendReady } from '../../platform/revision/send-ready.js';
import { FoundDocuments } from './found-documents.service.js';

/** The documents by which the site is found. */
@ApiTags('found')
@Controller()
export class FoundController {
  constructor(private readonly documents: FoundDocuments) {}

  @Get(foundRoutes.sitemap)
  @ApiOperation({ summary: 'Every page for search engines' })
  @AnswersAs(['application/xml'])
  @Revalidated()
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendReady(await this.documents.sitemap(), request, reply);
  }

  @Get(foundRoutes.robots)
  @ApiOperation({ summary: 'What search engines may read' })
  @AnswersAs(['text/plain'])
  @Revalidated()
  @Unfailing()
  async robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendReady(this.documents.robots(), request, reply);
  }

  @Get(foundRoutes.videoFeed)
  @ApiOperation({ summary: 'The latest videos as a feed' })
  @AnswersAs(['application/rss+xml'])
  @Revalidated()
  async videoFeed(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendReady(await this.documents.videoFeed(), request, reply);
  }

  @Get(foundRoutes.boardFeed)
  @ApiOperation({ summary: 'What is new on the leaderboard, as a feed' })
  @AnswersAs(['application/rss+xml'])
  @Revalidated()
  async boardFeed(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendReady(await this.documents.boardFeed(), request, reply);
  }
}
