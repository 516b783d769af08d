import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { foundRoutes } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendReady } from '../../platform/revision/send-ready.js';
import { FoundDocuments } from './found-documents.service.js';

/** The documents by which the site is found. They are no part of the API. */
@ApiExcludeController()
@Controller()
export class FoundController {
  constructor(private readonly documents: FoundDocuments) {}

  @Get(foundRoutes.sitemap)
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendReady(await this.documents.sitemap(), request, reply);
  }

  @Get(foundRoutes.robots)
  async robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendReady(this.documents.robots(), request, reply);
  }

  @Get(foundRoutes.videoFeed)
  async videoFeed(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendReady(await this.documents.videoFeed(), request, reply);
  }

  @Get(foundRoutes.boardFeed)
  async boardFeed(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendReady(await this.documents.boardFeed(), request, reply);
  }
}
