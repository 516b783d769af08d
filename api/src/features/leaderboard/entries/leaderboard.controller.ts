import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type AdminEntry,
  adminEntrySchema,
  apiRoutes,
  type BoardPage,
  type BoardParameters,
  boardPageSchema,
  boardParametersSchema,
  type Deletion,
  type EntryAdd,
  entryAddSchema,
  entryIdSchema,
  entryQuerySchema,
  entrySchema,
  type VoteReceipt,
  voteReceiptSchema,
} from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { LIST_WITH_COUNTS } from '../../../platform/cache/freshness.js';
import type { JsonBytes } from '../../../platform/cache/json-bytes.js';
import { PublicList } from '../../../platform/cache/public-list.decorator.js';
import {
  AdminOnly,
  CurrentAdmin,
  OptionalAdmin,
  ReviewersToo,
} from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { AdminDeleteByName } from '../../../platform/http/admin-routes.decorators.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { idempotencyKeyOf } from '../../../platform/http/idempotency/idempotency-key.js';
import { Idempotent, OwnIdempotency } from '../../../platform/http/idempotency/idempotent.decorator.js';
import { OwnLimit } from '../../../platform/http/throttling/limit.decorator.js';
import { parseNamed } from '../../../platform/http/validation/parse.js';
import { networksOf } from '../../../platform/networks/network-address.js';
import { entryFor } from '../cars/cars-for-role.js';
import { VoterCookie } from '../votes/voter-cookie.js';
import { VotesService } from '../votes/votes.service.js';
import { LeaderboardService } from './leaderboard.service.js';
import { BoardQueries, EntryQueries } from './list-queries.js';
import type { EntryFilter } from './select-entries.js';

/** The leaderboard: public lists and votes, changes by the administrator. Contract section 3. */
@ApiTags('leaderboard')
@Controller()
export class LeaderboardController {
  constructor(
    private readonly board: LeaderboardService,
    private readonly votes: VotesService,
    private readonly cookie: VoterCookie,
  ) {}

  @Get(apiRoutes.leaderboard.list)
  @OptionalAdmin()
  @ReviewersToo()
  @PublicList(LIST_WITH_COUNTS, { schema: entryQuerySchema, simplifier: EntryQueries })
  @ApiOperation({
    summary: 'The leaderboard in its order; x-total-count counts what the filter lets through',
  })
  @ApiOkResponse({
    standardSchema: z.union([z.array(entrySchema), z.array(adminEntrySchema)]),
    headers: { 'x-total-count': { schema: { type: 'integer' } } },
  })
  async list(
    @Query({ schema: entryQuerySchema }) filter: EntryFilter,
    @CurrentAdmin() admin: AdminIdentity | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly AdminEntry[] | JsonBytes> {
    if (admin) {
      const { entries, total } = await this.board.listForAdmin(filter);
      reply.header('x-total-count', String(total));
      return entries.map((entry) => entryFor(admin, entry));
    }
    const { json, total } = await this.board.listJson(filter);
    reply.header('x-total-count', String(total));
    return json;
  }

  @Get(apiRoutes.leaderboard.board)
  @PublicList(LIST_WITH_COUNTS, { schema: boardParametersSchema, simplifier: BoardQueries })
  @ApiOperation({
    summary: 'What a page of the leaderboard shows: the best, a part of the others, and counts',
  })
  @ApiOkResponse({ standardSchema: boardPageSchema })
  page(@Query({ schema: boardParametersSchema }) parameters: BoardParameters): Promise<BoardPage> {
    return this.board.page(parameters);
  }

  @Post(apiRoutes.leaderboard.vote)
  @HttpCode(200)
  @OwnIdempotency()
  @OwnLimit()
  @Refuses('not_found', 'already_voted', 'votes_paused', 'idempotency_key_reused')
  @ApiOperation({ summary: 'Vote for an entry, once for each browser' })
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
  @ApiOperation({ summary: 'Ids of the entries that this browser voted for' })
  @ApiOkResponse({ standardSchema: z.array(z.string()) })
  myVotes(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string[]> {
    return this.votes.votedBy(this.cookie.ensure(request, reply));
  }

  @Post(apiRoutes.leaderboard.add)
  @AdminOnly()
  @Idempotent()
  @Refuses('not_found')
  @ApiOperation({ summary: 'Put a car into a category, which approves it' })
  @ApiCreatedResponse({ standardSchema: adminEntrySchema })
  @ApiOkResponse({ standardSchema: adminEntrySchema, description: 'It stood there already' })
  async add(
    @Body({ schema: entryAddSchema }) wanted: EntryAdd,
    @CurrentAdmin() admin: AdminIdentity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminEntry> {
    const { entry, isNew } = await this.board.add(wanted, admin);
    reply.status(isNew ? 201 : 200);
    return entry;
  }

  @AdminDeleteByName(
    apiRoutes.leaderboard.delete,
    'Take an entry with its votes off the leaderboard; named in the body or the query',
    entryIdSchema,
    'entryId',
  )
  async delete(
    @Body() body: unknown,
    @Query() query: unknown,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Deletion> {
    await this.board.delete(parseNamed(entryIdSchema, body, query).entryId, admin);
    return { deleted: true };
  }
}
