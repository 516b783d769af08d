import { Module } from '@nestjs/common';
import { PostgresModule } from '../database/notifications/postgres.module.js';
import { HousekeepingService } from './housekeeping.service.js';
import { JobsService } from './jobs.service.js';
import { JobsHealth } from './jobs-health.js';

/** Scheduled jobs. */
@Module({
  imports: [PostgresModule],
  providers: [JobsService, HousekeepingService, JobsHealth],
  exports: [JobsService],
})
export class JobsModule {}
