import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { liveRoutes } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Stream } from '../../../platform/http/stream.decorator.js';
import { networksOf } from '../../../platform/networks/network-address.js';
import { LiveBoard } from './live-board.service.js';

const MEDIA_TYPE = 'text/event-stream';

/** The live messages of the leaderboard, for everybody. */
@ApiTags('leaderboard')
@Controller()
export class LiveBoardController {
  constructor(private readonly live: LiveBoard) {}

  /** Opens a stream, which ends when the client disconnects, after about half an hour, or when the server stops. */
  @Get(liveRoutes.board)
  @Stream()
  @ApiOperation({
    summary:
      'Server-sent events, one a second at most: start (a revision), change (what changed after a revision), reset (load the list anew), beat',
  })
  @ApiProduces(MEDIA_TYPE)
  @ApiOkResponse({ schema: { type: 'string' }, description: 'Each event’s data is JSON' })
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.method === 'HEAD') return reply.type(MEDIA_TYPE).send();
    await this.live.open(networksOf(request.ip), reply);
  }
}
