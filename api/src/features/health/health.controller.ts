import { Controller, Get, Header, Res } from '@nestjs/common';
import { API_LEVEL, apiRoutes, type Health, type Readiness } from '@quartermile/core/domain';
import type { FastifyReply } from 'fastify';
import { HealthService } from './health.service.js';
import { VERSION } from './version.js';

/** Whether this node lives and whether it can work, contract section 3. */
@Controller()
export class HealthController {
  constructor(private readonly service: HealthService) {}

  /** Says that the process answers, and who it is. */
  @Get(apiRoutes.health)
  @Header('cache-control', 'no-store')
  health(): Health {
    return { status: 'ok', name: 'quartermile', version: VERSION, api: API_LEVEL };
  }

  /** 200 while database and media store answer, else 503; a load balancer goes by it. */
  @Get(apiRoutes.ready)
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.service.readiness();
    reply.status(readiness.status === 'ok' ? 200 : 503);
    return readiness;
  }
}
