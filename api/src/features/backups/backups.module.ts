import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { AdminModule } from '../admin/index.js';
import { BackupRecords } from './backup-records.service.js';
import { BackupRunner } from './backup-runner.js';
import { BackupStatusService } from './backup-status.service.js';
import { ScheduledBackups } from './scheduled-backups.service.js';

/** Backups every night, and their state. */
@Module({
  imports: [AdminModule, JobsModule],
  providers: [BackupRecords, BackupRunner, BackupStatusService, ScheduledBackups],
  exports: [BackupStatusService],
})
export class BackupsModule {}
