import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type AdminEntry,
  adminEntrySchema,
  apiRoutes,
  type EntryAdd,
  entryAddSchema,
} from '@quartermile/core/domain';
import type { FastifyReply } from 'fastify';
import { AdminOnly, CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { EntriesService } from './entries.service.js';

/** Entries of the leaderboard that the administrator adds. Contract section 3. */
@ApiTags('leaderboard')
@Controller()
export class EntriesController {
  constructor(private readonly entries: EntriesService) {}

  @Post(apiRoutes.leaderboard.add)
  @AdminOnly()
  @Idempotent()
  @Refuses('not_found')
  @ApiOperation({ operationId: 'leaderboard.add', summary: 'Put a car into a category, which approves it' })
  @ApiCreatedResponse({ standardSchema: adminEntrySchema })
  @ApiOkResponse({ standardSchema: adminEntrySchema, description: 'It stood there already' })
  async add(
    @Body({ schema: entryAddSchema }) wanted: EntryAdd,
    @CurrentAdmin() admin: AdminIdentity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminEntry> {
    const { entry, isNew } = await this.entries.add(wanted, admin);
    reply.status(isNew ? 201 : 200);
    return entry;
  }
}
