import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type BringBackVotes,
  bringBackVotesSchema,
  type SetAsideResult,
  type SetAsideVotes,
  setAsideResultSchema,
  setAsideVotesSchema,
  type VoteHistory,
  voteHistoryQuerySchema,
  voteHistorySchema,
} from '@quartermile/core/domain';
import type * as z from 'zod';
import { AdminOnly, CurrentAdmin } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.decorator.js';
import { AdminCreate } from '../../../platform/http/routes.decorators.js';
import { SetAsideService } from './set-aside.service.js';
import { VoteHistoryService } from './vote-history.service.js';

/** The administrator's view of votes over time, and windows of votes that are set aside. */
@ApiTags('leaderboard')
@Controller()
export class VoteReviewController {
  constructor(
    private readonly history: VoteHistoryService,
    private readonly windows: SetAsideService,
  ) {}

  @Get(apiRoutes.leaderboard.voteHistory)
  @AdminOnly()
  @Refuses('not_found')
  @ApiOperation({ summary: 'The votes of an entry over time, with bursts and what is set aside' })
  @ApiOkResponse({ standardSchema: voteHistorySchema })
  read(
    @Query({ schema: voteHistoryQuerySchema }) { entryId }: z.output<typeof voteHistoryQuerySchema>,
  ): Promise<VoteHistory> {
    return this.history.read(entryId);
  }

  @AdminCreate(
    apiRoutes.leaderboard.setAsideVotes,
    'Set the votes of an entry in a window aside: they are stored, and do not count',
    setAsideResultSchema,
  )
  @Refuses('not_found')
  setAside(
    @Body({ schema: setAsideVotesSchema }) wanted: SetAsideVotes,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<SetAsideResult> {
    return this.windows.setAside(wanted, admin);
  }

  @Post(apiRoutes.leaderboard.bringBackVotes)
  @HttpCode(200)
  @AdminOnly()
  @Idempotent()
  @Refuses('not_found', 'already_brought_back')
  @ApiOperation({ summary: 'Make the votes of a window count again' })
  @ApiOkResponse({ standardSchema: setAsideResultSchema })
  bringBack(
    @Body({ schema: bringBackVotesSchema }) { windowId }: BringBackVotes,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<SetAsideResult> {
    return this.windows.bringBack(windowId, admin);
  }
}
