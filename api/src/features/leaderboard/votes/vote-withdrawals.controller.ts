import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { apiRoutes, entryIdSchema, type VoteReceipt, voteReceiptSchema } from '@quartermile/core/domain';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.decorator.js';
import { Limit } from '../../../platform/http/throttling/limit.decorator.js';
import { VoteWithdrawals } from './vote-withdrawals.service.js';
import { VoterCookie } from './voter-cookie.js';

/** Takes votes back. */
@ApiTags('leaderboard')
@Controller()
export class VoteWithdrawalsController {
  constructor(
    private readonly withdrawals: VoteWithdrawals,
    private readonly cookie: VoterCookie,
  ) {}

  @Post(apiRoutes.leaderboard.withdrawVote)
  @HttpCode(200)
  @Idempotent()
  @Limit('vote', 'votePerHour')
  @Refuses('not_found', 'not_voted', 'votes_paused')
  @ApiOperation({ summary: 'Take the vote of this browser for an entry back; it may vote for it again' })
  @ApiOkResponse({ standardSchema: voteReceiptSchema })
  withdraw(
    @Body({ schema: entryIdSchema }) { entryId }: z.output<typeof entryIdSchema>,
    @Req() request: FastifyRequest,
  ): Promise<VoteReceipt> {
    return this.withdrawals.withdraw(entryId, this.cookie.read(request));
  }
}
