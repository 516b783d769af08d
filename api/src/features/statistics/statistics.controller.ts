import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type Statistics,
  type StatisticsQuery,
  statisticsQuerySchema,
  statisticsSchema,
} from '@quartermile/core/domain';
import { AdminOnly } from '../../platform/http/access/access.decorators.js';
import { StatisticsService } from './statistics.service.js';

/** Statistics for the dashboard's chart. */
@ApiTags('admin')
@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Get(apiRoutes.admin.statistics)
  @AdminOnly()
  @ApiOperation({
    summary: 'Submissions, votes and views day by day, oldest first, days without any included',
  })
  @ApiOkResponse({ standardSchema: statisticsSchema })
  async overview(@Query({ schema: statisticsQuerySchema }) { days }: StatisticsQuery): Promise<Statistics> {
    return { days: await this.statistics.byDay(days, new Date()) };
  }
}
