import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type RecordList,
  type RecordQuery,
  recordListSchema,
  recordQuerySchema,
  recordRoutes,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { CONTENT_ONLY } from '../../../platform/cache/freshness.js';
import { PublicList } from '../../../platform/cache/public-list.decorator.js';
import { RecordsService } from './records.service.js';

/** The lineage of the records, decision 89. */
@ApiTags('leaderboard')
@Controller()
export class RecordsController {
  constructor(private readonly records: RecordsService) {}

  @Get(recordRoutes.list)
  @PublicList(CONTENT_ONLY, { schema: recordQuerySchema })
  @ApiOperation({
    summary: 'Who held first place of each board, and of each drivetrain on it, from when to when',
    description:
      'Boards by votes are looked at every five minutes: a lead counts once it is seen twice in a row.',
  })
  @ApiOkResponse({ standardSchema: z.array(recordListSchema) })
  list(@Query({ schema: recordQuerySchema }) query: RecordQuery): Promise<RecordList[]> {
    return this.records.list(query);
  }
}
