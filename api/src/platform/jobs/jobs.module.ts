import { Global, Module } from '@nestjs/common';
import { HousekeepingService } from './housekeeping.service.js';
import { JobsService } from './jobs.service.js';
import { MediaCleanUp } from './media-clean-up.service.js';

/** What is done again and again. */
@Global()
@Module({ providers: [JobsService, HousekeepingService, MediaCleanUp], exports: [JobsService] })
export class JobsModule {}
