import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { apiRoutes } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { OptionalAdmin } from '../../http/access/access.decorators.js';
import { isFromThisMachine } from '../../http/loopback.js';
import { AnswersAs } from '../../http/openapi/describe.decorators.js';
import { MetricsService } from './metrics.service.js';

/** Metrics of this node, for its machine and the administrator. */
@ApiTags('service')
@Controller()
export class MetricsController {
  constructor(private readonly metrics: MetricsService) {}

  @Get(apiRoutes.metrics)
  @OptionalAdmin()
  @ApiOperation({ summary: 'Figures of this node for Prometheus; from its own machine no token is needed' })
  @AnswersAs(['text/plain'])
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!request.admin && !isFromThisMachine(request)) throw new AppError('unauthorized');
    await reply.type(this.metrics.mediaType).send(await this.metrics.read());
  }
}
