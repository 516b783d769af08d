import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type HealthReport,
  type HealthRetried,
  type HealthRetry,
  healthReportSchema,
  healthRetriedSchema,
  healthRetrySchema,
} from '@quartermile/core/domain';
import { Automatic, DuringOutage } from '../../platform/http/access/access.decorators.js';
import { AdminRoute } from '../../platform/http/routes.decorators.js';
import { HealthReports } from './health-report.service.js';

/** The health of this node in plain words, for the owner: it names folders and hosts. */
@ApiTags('admin')
@Controller()
export class AdminHealthController {
  constructor(private readonly reports: HealthReports) {}

  @AdminRoute(
    Get(apiRoutes.admin.health),
    'What is wrong with the server and what to do, also while the database is out. Extends no session',
    healthReportSchema,
  )
  @Header('cache-control', 'no-store')
  @Automatic()
  @DuringOutage()
  read(): Promise<HealthReport> {
    return this.reports.read();
  }

  @AdminRoute(
    Post(apiRoutes.admin.health),
    'Tries failed jobs or mails again, or makes a backup now',
    healthRetriedSchema,
  )
  async retry(@Body({ schema: healthRetrySchema }) body: HealthRetry): Promise<HealthRetried> {
    return { retried: await this.reports.retry(body) };
  }
}
