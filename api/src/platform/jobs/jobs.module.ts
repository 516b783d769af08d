import { Module } from '@nestjs/common';
import { HousekeepingService } from './housekeeping.service.js';
import { JobsService } from './jobs.service.js';

/** Scheduled jobs. */
@Module({ providers: [JobsService, HousekeepingService], exports: [JobsService] })
export class JobsModule {}
