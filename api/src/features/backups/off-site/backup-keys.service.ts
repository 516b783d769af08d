import { Injectable } from '@nestjs/common';
import type { BackupKey } from '@quartermile/core/domain';
import { Transactions } from '../../../platform/database/transactions/transactions.service.js';
import { wakeJob } from '../../../platform/jobs/jobs.service.js';
import { ActivityService } from '../../admin/index.js';
import { BACKUP_JOB } from '../backup-records.service.js';
import { OffSiteBackupEntity } from './off-site-backup.entity.js';
import { offSiteMessages } from './off-site-messages.js';

/** The public half of the key that encrypts backups in the bucket. */
@Injectable()
export class BackupKeys {
  constructor(
    private readonly transactions: Transactions,
    private readonly activity: ActivityService,
  ) {}

  /** Encrypts further backups for a key. The newest backup is sent again, so that one for this key is there at once. */
  use({ recipient }: BackupKey, actor: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      const before = await manager.findOneBy(OffSiteBackupEntity, { id: true });
      if (before?.recipient === recipient) return;
      await manager.upsert(OffSiteBackupEntity, { id: true, recipient, file: null, nextTryAt: null }, ['id']);
      await this.activity.record(manager, {
        actor,
        action: before?.recipient ? 'update' : 'add',
        subject: { type: 'backup', id: 'key', label: offSiteMessages.key },
        before: before?.recipient ? { recipient: before.recipient } : null,
        after: { recipient },
      });
      await wakeJob(manager, BACKUP_JOB);
    });
  }
}
