import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { AdminModule } from '../admin/index.js';
import { MediaModule } from '../media/index.js';
import { ManagedContent } from './managed-content.service.js';
import { Publications } from './publications.service.js';

/** Shared storage of videos, sponsors, events and past events: locked changes, activity records and pictures. */
@Module({
  imports: [AdminModule, JobsModule, MediaModule],
  providers: [ManagedContent, Publications],
  exports: [ManagedContent, Publications],
})
export class ManagedContentModule {}
