import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { apiRoutes, entryIdSchema, type VoteReceipt, voteReceiptSchema } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { idempotencyKeyOf } from '../../platform/http/idempotency/idempotency-key.js';
import { Idempotent, OwnIdempotency } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Limit, OwnLimit } from '../../platform/http/throttling/limit.decorator.js';
import { networksOf } from '../../platform/networks/network-address.js';
import { VoteWithdrawals } from './vote-withdrawals.service.js';
import { VoterCookie } from './voter-cookie.js';
import { VotesService } from './votes.service.js';

/** Votes of browsers. Contract section 3. */
@ApiTags('leaderboard')
@Controller()
export class VotesController {
  constructor(
    private readonly votes: VotesService,
    private readonly withdrawals: VoteWithdrawals,
    private readonly cookie: VoterCookie,
  ) {}

  @Post(apiRoutes.leaderboard.vote)
  @HttpCode(200)
  @OwnIdempotency()
  @OwnLimit()
  @Refuses('not_found', 'already_voted', 'votes_paused', 'idempotency_key_reused')
  @ApiOperation({ operationId: 'leaderboard.vote', summary: 'Vote for an entry, once for each browser' })
  @ApiOkResponse({ standardSchema: voteReceiptSchema })
  async vote(
    @Body({ schema: entryIdSchema }) { entryId }: z.output<typeof entryIdSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VoteReceipt> {
    const browser = this.cookie.ensure(request, reply);
    const { receipt, voter } = await this.votes.vote({
      entryId,
      voter: browser,
      key: idempotencyKeyOf(request),
      body: request.body,
      networks: networksOf(request.ip),
    });
    // The first response to this key may have been lost, and its cookie with it.
    if (voter !== browser) this.cookie.set(reply, voter);
    return receipt;
  }

  @Get(apiRoutes.leaderboard.myVotes)
  @ApiOperation({
    operationId: 'leaderboard.myVotes',
    summary: 'Ids of the entries that this browser voted for',
  })
  @ApiOkResponse({ standardSchema: z.array(z.string()) })
  myVotes(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string[]> {
    return this.votes.votedBy(this.cookie.ensure(request, reply));
  }

  @Post(apiRoutes.leaderboard.withdrawVote)
  @HttpCode(200)
  @Idempotent()
  @Limit('vote', 'votePerHour')
  @Refuses('not_found', 'not_voted', 'votes_paused')
  @ApiOperation({
    operationId: 'voteWithdrawals.withdraw',
    summary: 'Take the vote of this browser for an entry back; it may vote for it again',
  })
  @ApiOkResponse({ standardSchema: voteReceiptSchema })
  withdraw(
    @Body({ schema: entryIdSchema }) { entryId }: z.output<typeof entryIdSchema>,
    @Req() request: FastifyRequest,
  ): Promise<VoteReceipt> {
    return this.withdrawals.withdraw(entryId, this.cookie.read(request));
  }
}
