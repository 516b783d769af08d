import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import {
  API_LEVEL,
  apiRoutes,
  type Health,
  healthSchema,
  type Readiness,
  readinessSchema,
} from '@quartermile/core/domain';
import type { FastifyReply } from 'fastify';
import { VERSION } from '../../platform/config/version.js';
import { Unfailing } from '../../platform/http/answers.decorators.js';
import { Route } from '../../platform/http/routes.decorators.js';
import { HealthService } from './health.service.js';

/** Liveness and readiness of this node, contract section 3. */
@ApiTags('service')
@Controller()
export class HealthController {
  constructor(private readonly service: HealthService) {}

  /** Identifies the server; always succeeds. Also reports a long outage of the database. */
  @Route(Get(apiRoutes.health), 'That the server answers, and who it is', healthSchema)
  @Header('cache-control', 'no-store')
  @Unfailing()
  health(): Health {
    return {
      status: 'ok',
      name: 'quartermile',
      version: VERSION,
      api: API_LEVEL,
      ...(this.service.isLongOutage && { database: 'unavailable' }),
    };
  }

  /** 200 while database and media store respond and the node is not about to stop, otherwise 503; for load balancers. */
  @Get(apiRoutes.ready)
  @Header('cache-control', 'no-store')
  @Unfailing()
  @ApiOperation({ summary: 'Whether the server can work: the state of its database and its media store' })
  @ApiOkResponse({ standardSchema: readinessSchema })
  @ApiServiceUnavailableResponse({ standardSchema: readinessSchema })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.service.readiness();
    reply.status(readiness.status === 'ok' ? 200 : 503);
    return readiness;
  }
}
