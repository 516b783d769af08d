import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { AdminModule } from '../admin/index.js';
import { BackupRecords } from './backup-records.service.js';
import { BackupRunner } from './backup-runner.js';
import { BackupStatusService } from './backup-status.service.js';
import { BackupKeyController } from './off-site/backup-key.controller.js';
import { BackupKeys } from './off-site/backup-keys.service.js';
import { OffSiteBackups } from './off-site/off-site-backups.service.js';
import { ScheduledBackups } from './scheduled-backups.service.js';

/** Backups every night, and their state. */
@Module({
  imports: [AdminModule, JobsModule],
  controllers: [BackupKeyController],
  providers: [BackupKeys, BackupRecords, BackupRunner, BackupStatusService, OffSiteBackups, ScheduledBackups],
  exports: [BackupStatusService],
})
export class BackupsModule {}
