import { Body, Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type AdminEntry,
  adminEntrySchema,
  apiRoutes,
  type BoardPage,
  type BoardParameters,
  boardPageSchema,
  boardParametersSchema,
  type Deletion,
  entryIdSchema,
  entryQuerySchema,
  entrySchema,
} from '@quartermile/core/domain';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { LIST_WITH_COUNTS } from '../../platform/cache/freshness.js';
import type { JsonBytes } from '../../platform/cache/json-bytes.js';
import { PublicList } from '../../platform/cache/public-list.decorator.js';
import { CurrentAdmin, OptionalAdmin, ReviewersToo } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { AdminDeleteByName } from '../../platform/http/routes.decorators.js';
import { parseNamed } from '../../platform/http/validation/parse.js';
import { entryFor } from '../runs/index.js';
import { LeaderboardService } from './leaderboard.service.js';
import { BoardQueries, EntryQueries } from './list-queries.js';
import type { EntryFilter } from './select-entries.js';

/** The leaderboard: public lists, and its entries as the administrator sees and deletes them. Contract section 3. */
@ApiTags('leaderboard')
@Controller()
export class LeaderboardController {
  constructor(private readonly board: LeaderboardService) {}

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
