import { Module } from '@nestjs/common';
import { HousekeepingService } from './housekeeping.service.js';
import { JobsService } from './jobs.service.js';
import { JobsHealth } from './jobs-health.js';

/** Scheduled jobs. */
@Module({ providers: [JobsService, HousekeepingService, JobsHealth], exports: [JobsService] })
export class JobsModule {}
