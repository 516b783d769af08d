import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type HealthReport,
  type HealthRetried,
  type HealthRetry,
  healthReportSchema,
  healthRetriedSchema,
  healthRetrySchema,
} from '@quartermile/core/domain';
import { AdminOnly, Automatic, DuringOutage } from '../../platform/http/access/access.decorators.js';
import { HealthReports } from './health-report.service.js';

/** The health of this node in plain words, for the owner: it names folders and hosts. */
@ApiTags('admin')
@Controller()
export class AdminHealthController {
  constructor(private readonly reports: HealthReports) {}

  @Get(apiRoutes.admin.health)
  @Header('cache-control', 'no-store')
  @AdminOnly()
  @Automatic()
  @DuringOutage()
  @ApiOperation({
    summary:
      'What is wrong with the server and what to do, also while the database is out. Extends no session',
  })
  @ApiOkResponse({ standardSchema: healthReportSchema })
  read(): Promise<HealthReport> {
    return this.reports.read();
  }

  @Post(apiRoutes.admin.health)
  @HttpCode(200)
  @AdminOnly()
  @ApiOperation({ summary: 'Tries failed jobs or mails again, or makes a backup now' })
  @ApiOkResponse({ standardSchema: healthRetriedSchema })
  async retry(@Body({ schema: healthRetrySchema }) body: HealthRetry): Promise<HealthRetried> {
    return { retried: await this.reports.retry(body) };
  }
}
