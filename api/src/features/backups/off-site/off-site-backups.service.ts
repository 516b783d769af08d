import { basename } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DAY_MS } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { parseBucket } from '../../../platform/config/storage-location.js';
import { backupFailure } from '../backup-failure.js';
import { listBackups, type StoredBackup } from '../backup-folder.js';
import { BackupRecords } from '../backup-records.service.js';
import { BackupRunner } from '../backup-runner.js';
import { backupRetryPauseMs } from '../backup-schedule.js';
import type { OffSiteBackupEntity } from './off-site-backup.entity.js';
import type { SentBackup } from './send-backup.js';

/** Age of the last proof from which the next backup is restored as a proof: it is weekly, give or take the hour. */
const PROOF_MS = 6.5 * DAY_MS;
/** PostgreSQL's code for a missing permission. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** Sends the newest backup of the folder to BACKUP_URL, encrypted. */
@Injectable()
export class OffSiteBackups {
  private readonly logger = new Logger('Backups');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly runner: BackupRunner,
    private readonly records: BackupRecords,
  ) {}

  /**
   * Sends the newest backup unless it was sent, or there is no key. A failure is recorded, and retried later.
   * @param isWanted whether somebody asked for it, so that no pause after a failure is kept
   */
  async sendIfDue(folder: string, atMs: number, isWanted = false): Promise<void> {
    const status = await this.records.read('bucket');
    if (!status?.recipient) return;
    if (!isWanted && (status.nextTryAt?.getTime() ?? 0) > atMs) return;
    // Backups dated in the future were written while the clock was wrong.
    const newest = (await listBackups(folder)).find(({ writtenAtMs }) => writtenAtMs <= atMs);
    if (!newest || basename(newest.file) === status.file) return;
    try {
      await this.send(newest, status, atMs);
    } catch (error) {
      if (this.runner.isClosing) return;
      this.logger.error(error, 'The backup could not be sent; it will be retried');
      const nextTryAtMs = atMs + backupRetryPauseMs(status.failures + 1);
      const isFirst = status.failures === 0;
      await this.records.fail('bucket', { atMs, failure: backupFailure(error), nextTryAtMs, isFirst });
    }
  }

  private async send(backup: StoredBackup, status: OffSiteBackupEntity, atMs: number): Promise<void> {
    const isProofDue = atMs - (status.provedAt?.getTime() ?? 0) >= PROOF_MS;
    const databaseUrl = (this.dataSource.options as { url?: string }).url ?? '';
    const sent = await this.runner.send({
      file: backup.file,
      location: parseBucket(this.config.backupUrl ?? '', 'BACKUP_URL'),
      recipient: status.recipient ?? '',
      proveOn: isProofDue ? databaseUrl : null,
    });
    if (sent.notDeleted)
      this.logger.warn(`Old backups in the bucket could not be deleted: ${sent.notDeleted}`);
    const file = basename(backup.file);
    const { bytes, storedCount } = sent;
    await this.records.succeed('bucket', { atMs: backup.writtenAtMs, file, bytes, storedCount });
    if (isProofDue) await this.recordProof(sent, atMs);
  }

  private async recordProof({ proofFailure }: SentBackup, atMs: number): Promise<void> {
    if (proofFailure)
      this.logger.error(`The backup could not be restored as a proof: ${proofFailure.message}`);
    const isForbidden = proofFailure?.code === INSUFFICIENT_PRIVILEGE;
    await this.records.prove(atMs, proofFailure && (isForbidden ? 'notAllowed' : 'other'));
  }
}
