import { basename } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { parseStorageLocation } from '../../platform/config/storage-location.js';
import { runAlone } from '../../platform/database/run-alone.js';
import { TimeLimitError, withinTime } from '../../platform/health/within-time.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { backupFailure } from './backup-failure.js';
import {
  backupFile,
  backupFolder,
  deleteDrafts,
  deleteOldBackups,
  listBackups,
  openBackupFolder,
} from './backup-folder.js';
import { BACKUP_JOB, BackupRecords } from './backup-records.service.js';
import { BackupRunner } from './backup-runner.js';
import { type BackupSchedule, backupRetryPauseMs, isBackupDue, lastBackupTime } from './backup-schedule.js';
import type { BackupStatusEntity } from './backup-status.entity.js';
import { OffSiteBackups } from './off-site/off-site-backups.service.js';

/** How often is checked whether a backup is due: after a missed night, a failure, or the end of the node that wrote it. */
const EVERY_5_MINUTES = '*/5 * * * *';
/** Key of the advisory lock; must be unique within the database. */
const BACKUP_LOCK = 7_401_079;
/** How long somebody who asks for a backup waits for it; it goes on after that. */
const WANTED_PATIENCE_MS = 20_000;

/** Writes a backup every night, and sends it to BACKUP_URL, on one node at a time. */
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
    private readonly offSite: OffSiteBackups,
    jobs: JobsService,
  ) {
    this.schedule = { hour: config.backupHour };
    if (backupFolder(config) !== null)
      jobs.register({ name: BACKUP_JOB, cron: EVERY_5_MINUTES, run: () => this.runIfDue() });
  }

  /**
   * Writes and sends what is due, if no other node does. A failure is recorded, and retried later.
   * @param isWanted whether somebody asked for it, so that it is due in any case
   */
  async runIfDue(isWanted = false): Promise<void> {
    const folder = backupFolder(this.config);
    if (folder === null) return;
    await runAlone(this.dataSource, BACKUP_LOCK, async () => {
      const atMs = Math.floor(this.now() / 1000) * 1000;
      await this.writeIfDue(folder, atMs, isWanted);
      if (this.config.backupUrl !== null) await this.offSite.sendIfDue(folder, atMs, isWanted);
    });
  }

  /** Writes and sends a backup now. Resolves when it is done, or after a while; how it ended is in the records. */
  async runNow(): Promise<void> {
    await withinTime(this.runIfDue(true), WANTED_PATIENCE_MS).catch((error: unknown) => {
      if (!(error instanceof TimeLimitError)) throw error;
    });
  }

  private async writeIfDue(folder: string, atMs: number, isWanted: boolean): Promise<void> {
    const status = await this.records.read('folder');
    if (!isWanted && (status?.nextTryAt?.getTime() ?? 0) > atMs) return;
    try {
      // A folder that existed before and is missing now may be a disk that is not mounted.
      await openBackupFolder(folder, this.isSpool || (status?.succeededAt ?? null) === null);
      const written = (await listBackups(folder)).map(({ writtenAtMs }) => writtenAtMs);
      if (isWanted || isBackupDue(atMs, this.schedule, written)) await this.write(folder, atMs);
    } catch (error) {
      if (!this.runner.isClosing) await this.fail(error, atMs, status);
    }
  }

  /** Whether the folder is in DATA_DIR, only for backups on their way to the bucket. */
  private get isSpool(): boolean {
    return this.config.backupDir === null;
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
    const stored = await deleteOldBackups(folder, this.isSpool ? atMs : null).catch((error: unknown) => {
      this.logger.warn(error, 'Old backups could not be deleted');
      return listBackups(folder);
    });
    await this.records.succeed('folder', { atMs, file: basename(file), bytes, storedCount: stored.length });
  }

  private async fail(error: unknown, atMs: number, status: BackupStatusEntity | null): Promise<void> {
    this.logger.error(error, 'The backup failed; it will be retried');
    await this.records.fail('folder', {
      atMs,
      failure: backupFailure(error),
      nextTryAtMs: atMs + backupRetryPauseMs((status?.failures ?? 0) + 1),
      isFirst: (status?.failedAt?.getTime() ?? 0) < lastBackupTime(atMs, this.schedule),
    });
  }
}
