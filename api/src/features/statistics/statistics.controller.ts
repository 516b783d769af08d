import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type Statistics,
  type StatisticsQuery,
  statisticsQuerySchema,
  statisticsSchema,
} from '@quartermile/core/domain';
import { AdminRoute } from '../../platform/http/routes.decorators.js';
import { StatisticsService } from './statistics.service.js';

/** Statistics for the dashboard's chart. */
@ApiTags('admin')
@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @AdminRoute(
    Get(apiRoutes.admin.statistics),
    'Submissions, votes and views day by day, oldest first, days without any included',
    statisticsSchema,
  )
  async overview(@Query({ schema: statisticsQuerySchema }) { days }: StatisticsQuery): Promise<Statistics> {
    return { days: await this.statistics.byDay(days, new Date()) };
  }
}
