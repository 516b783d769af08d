import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { apiRoutes } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdminOnly, CurrentAdmin, ReviewersToo } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { Stream } from '../../../platform/http/stream.decorator.js';
import { AdminStreams } from './admin-streams.service.js';
import { STREAM_MEDIA_TYPE } from './event-stream.js';

/** The administrator's event stream, contract section 3. */
@ApiTags('admin')
@Controller()
export class AdminStreamController {
  constructor(private readonly streams: AdminStreams) {}

  /** Opens a stream, which ends when the client disconnects, the session ends or the server stops. */
  @Get(apiRoutes.admin.stream)
  @AdminOnly()
  @ReviewersToo()
  @Stream()
  @ApiOperation({
    summary:
      'Server-sent events: submission, review, vote-burst, backup-failed, health, session-ended, changed (lists are to be loaded again); reset asks to load everything anew',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Resumes after this event' })
  @ApiProduces(STREAM_MEDIA_TYPE)
  @ApiOkResponse({ schema: { type: 'string' }, description: 'Each event’s data is JSON' })
  async stream(
    @CurrentAdmin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (request.method === 'HEAD') return reply.type(STREAM_MEDIA_TYPE).send();
    const lastEventId = request.headers['last-event-id'];
    await this.streams.open(admin, lastEventId?.toString(), reply);
  }
}
