import { Injectable } from '@nestjs/common';

import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService, AdminEvents } from '../admin/index.js';
import { type BackupFailure, backupMessages } from './backup-messages.js';
import { BackupStatusEntity } from './backup-status.entity.js';

/** Actor of records of the activity log that nobody caused. */
const SERVER = 'server';

/** A successful backup. */
export interface WrittenBackup {
  /** When it began, ms. */
  readonly atMs: number;
  /** Name of its file. */
  readonly file: string;
  readonly bytes: number;
  readonly storedCount: number;
}

/** A failed attempt. */
export interface FailedBackup {
  readonly atMs: number;
  readonly failure: BackupFailure;
  readonly nextTryAtMs: number;
  /** Whether it is the first one for its scheduled time, which is recorded in the activity log. */
  readonly isFirst: boolean;
}

/** The outcome of backups in the database, where every node reads it. */
@Injectable()
export class BackupRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityService,
    private readonly events: AdminEvents,
  ) {}

  /** The current state; null before the first attempt. */
  read(): Promise<BackupStatusEntity | null> {
    return this.dataSource.manager.findOneBy(BackupStatusEntity, { id: true });
  }

  /** Stores a success. The activity log records it only after a failure, because otherwise it happens every night. */
  async succeed({ atMs, file, bytes, storedCount }: WrittenBackup): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { failures = 0 } = (await manager.findOneBy(BackupStatusEntity, { id: true })) ?? {};
      const next = { succeededAt: new Date(atMs), file, bytes: String(bytes), storedCount };
      await store(manager, { ...next, failures: 0, nextTryAt: null });
      if (failures > 0) await this.record(manager, 'back-up', file, null);
    });
  }

  /** Stores a failure. What is known of the last success remains. */
  async fail({ atMs, failure, nextTryAtMs, isFirst }: FailedBackup): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { failures = 0 } = (await manager.findOneBy(BackupStatusEntity, { id: true })) ?? {};
      const next = { failedAt: new Date(atMs), failure, failures: failures + 1 };
      await store(manager, { ...next, nextTryAt: new Date(nextTryAtMs) });
      if (!isFirst) return;
      await this.record(manager, 'fail', backupMessages.name, { reason: backupMessages.reasons[failure] });
      await this.events.record(manager, { type: 'backup-failed', data: {} });
    });
  }

  private record(manager: EntityManager, action: string, label: string, after: unknown): Promise<void> {
    const subject = { type: 'backup', id: 'scheduled', label };
    return this.activity.record(manager, { actor: SERVER, action, subject, before: null, after });
  }
}

async function store(manager: EntityManager, values: Partial<BackupStatusEntity>): Promise<void> {
  await manager.upsert(BackupStatusEntity, { id: true, ...values }, ['id']);
}
