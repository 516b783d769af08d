import { Controller, Get, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { wrapRoutes } from '@quartermile/core/domain';
import type { FastifyReply } from 'fastify';
import { AdminOnly } from '../../../platform/http/access/access.decorators.js';
import { AnswersAs } from '../../../platform/http/openapi/describe.decorators.js';
import { SharePictures } from './share-pictures.service.js';

/** The picture of the week for stories, decision 107. */
@ApiTags('newsletter')
@Controller()
export class WrapPictureController {
  constructor(private readonly pictures: SharePictures) {}

  @Get(wrapRoutes.picture)
  @ApiOperation({ summary: 'The last week as a picture of 1080 × 1920 px' })
  @AnswersAs(['image/png'])
  @AdminOnly()
  async picture(@Res() reply: FastifyReply): Promise<void> {
    const picture = await this.pictures.ofWeek();
    const bytes = await picture.bytes();
    reply.header('cache-control', 'no-store').type('image/png').send(bytes);
  }
}
