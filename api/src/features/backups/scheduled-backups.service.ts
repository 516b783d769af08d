import { basename } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';

import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { parseStorageLocation } from '../../platform/config/storage-location.js';
import { runAlone } from '../../platform/database/run-alone.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import {
  backupFile,
  deleteDrafts,
  deleteOldBackups,
  listBackups,
  openBackupFolder,
} from './backup-folder.js';
import type { BackupFailure } from './backup-messages.js';
import { BackupRecords } from './backup-records.service.js';
import { BackupRunner } from './backup-runner.js';
import { type BackupSchedule, backupRetryPauseMs, isBackupDue, lastBackupTime } from './backup-schedule.js';
import type { BackupStatusEntity } from './backup-status.entity.js';

/** How often is checked whether a backup is due: after a missed night, a failure, or the end of the node that wrote it. */
const EVERY_5_MINUTES = '*/5 * * * *';
/** Key of the advisory lock; must be unique within the database. */
const BACKUP_LOCK = 7_401_079;
/** Errors that the operator can correct, by their code. */
const FAILURES: Readonly<Record<string, BackupFailure>> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  ENOENT: 'noFolder',
  ENOTDIR: 'noFolder',
  EACCES: 'noAccess',
  EPERM: 'noAccess',
  EROFS: 'noAccess',
};

/** Writes a backup to BACKUP_DIR every night, on one node at a time. */
@Injectable()
export class ScheduledBackups {
  /** The clock, ms. */
  now: () => number = Date.now;
  private readonly logger = new Logger('Backups');
  private readonly schedule: BackupSchedule;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly runner: BackupRunner,
    private readonly records: BackupRecords,
    jobs: JobsService,
  ) {
    this.schedule = { hour: config.backupHour };
    if (config.backupDir !== null)
      jobs.register({ name: 'backup', cron: EVERY_5_MINUTES, run: () => this.runIfDue() });
  }

  /** Writes a backup if one is due and no other node is writing one. A failure is recorded, and retried later. */
  async runIfDue(): Promise<void> {
    const { backupDir } = this.config;
    if (backupDir === null) return;
    await runAlone(this.dataSource, BACKUP_LOCK, async () => {
      const atMs = Math.floor(this.now() / 1000) * 1000;
      const status = await this.records.read();
      if ((status?.nextTryAt?.getTime() ?? 0) > atMs) return;
      try {
        // A folder that existed before and is missing now may be a disk that is not mounted.
        await openBackupFolder(backupDir, (status?.succeededAt ?? null) === null);
        const written = (await listBackups(backupDir)).map(({ writtenAtMs }) => writtenAtMs);
        if (isBackupDue(atMs, this.schedule, written)) await this.write(backupDir, atMs);
      } catch (error) {
        if (!this.runner.isClosing) await this.fail(error, atMs, status);
      }
    });
  }

  private async write(folder: string, atMs: number): Promise<void> {
    await deleteDrafts(folder);
    const location = parseStorageLocation(this.config.mediaUrl, this.config.dataDir);
    const file = backupFile(folder, atMs);
    const { bytes } = await this.runner.run({
      databaseUrl: (this.dataSource.options as { url?: string }).url ?? '',
      mediaFolder: location.kind === 'folder' ? location.path : null,
      file,
    });
    const stored = await deleteOldBackups(folder).catch((error: unknown) => {
      this.logger.warn(error, 'Old backups could not be deleted');
      return listBackups(folder);
    });
    await this.records.succeed({ atMs, file: basename(file), bytes, storedCount: stored.length });
  }

  private async fail(error: unknown, atMs: number, status: BackupStatusEntity | null): Promise<void> {
    this.logger.error(error, 'The backup failed; it will be retried');
    const { code = '' } = error as NodeJS.ErrnoException;
    await this.records.fail({
      atMs,
      failure: FAILURES[code] ?? 'other',
      nextTryAtMs: atMs + backupRetryPauseMs((status?.failures ?? 0) + 1),
      isFirst: (status?.failedAt?.getTime() ?? 0) < lastBackupTime(atMs, this.schedule),
    });
  }
}
