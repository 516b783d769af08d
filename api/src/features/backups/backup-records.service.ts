import { Injectable } from '@nestjs/common';

import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService, AdminEvents, SERVER } from '../admin/index.js';
import { type BackupFailure, backupMessages } from './backup-messages.js';
import { BackupStatusEntity } from './backup-status.entity.js';
import { OffSiteBackupEntity } from './off-site/off-site-backup.entity.js';
import { offSiteMessages, type ProofFailure } from './off-site/off-site-messages.js';

/** The job that writes and sends backups. */
export const BACKUP_JOB = 'backup';

/** The states, and the subjects of records in the activity log, by place. */
const PLACES = {
  folder: { entity: BackupStatusEntity, id: 'scheduled', name: backupMessages.name },
  bucket: { entity: OffSiteBackupEntity, id: 'off-site', name: offSiteMessages.name },
} as const;
/** Where backups are. */
export type BackupPlace = keyof typeof PLACES;
type StatusOf<Place extends BackupPlace> = InstanceType<(typeof PLACES)[Place]['entity']>;

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

  /** The current state; null before the first attempt, and for the bucket before the first key. */
  read<Place extends BackupPlace>(place: Place): Promise<StatusOf<Place> | null> {
    return this.dataSource.manager.findOneBy<BackupStatusEntity>(PLACES[place].entity, {
      id: true,
    }) as Promise<StatusOf<Place> | null>;
  }

  /** Stores a success. The activity log records it only after a failure, because otherwise it happens every night. */
  async succeed(place: BackupPlace, { atMs, file, bytes, storedCount }: WrittenBackup): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const failures = await failuresOf(manager, place);
      const next = { succeededAt: new Date(atMs), file, bytes: String(bytes), storedCount };
      await store(manager, place, { ...next, failures: 0, nextTryAt: null });
      if (failures > 0) await this.record(manager, 'back-up', { id: PLACES[place].id, label: file }, null);
    });
  }

  /** Stores a failure. What is known of the last success remains. */
  async fail(place: BackupPlace, { atMs, failure, nextTryAtMs, isFirst }: FailedBackup): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const failures = await failuresOf(manager, place);
      const next = { failedAt: new Date(atMs), failure, failures: failures + 1 };
      await store(manager, place, { ...next, nextTryAt: new Date(nextTryAtMs) });
      if (!isFirst) return;
      const { id, name: label } = PLACES[place];
      await this.record(manager, 'fail', { id, label }, { reason: backupMessages.reasons[failure] });
      await this.events.record(manager, { type: 'backup-failed', data: {} });
    });
  }

  /** Stores the outcome of a proof: that a backup from the bucket could be restored, or why not. */
  async prove(atMs: number, proofFailure: ProofFailure | null): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const values = proofFailure === null ? { provedAt: new Date(atMs), proofFailure } : { proofFailure };
      await manager.update(OffSiteBackupEntity, { id: true }, values);
      if (proofFailure === null) return;
      const subject = { id: PLACES.bucket.id, label: offSiteMessages.proof };
      await this.record(manager, 'fail', subject, { reason: offSiteMessages.proofs[proofFailure] });
    });
  }

  private record(
    manager: EntityManager,
    action: string,
    subject: { readonly id: string; readonly label: string },
    after: unknown,
  ): Promise<void> {
    const record = { actor: SERVER, action, subject: { type: 'backup', ...subject }, before: null, after };
    return this.activity.record(manager, record);
  }
}

async function failuresOf(manager: EntityManager, place: BackupPlace): Promise<number> {
  const status = await manager.findOneBy<BackupStatusEntity>(PLACES[place].entity, { id: true });
  return status?.failures ?? 0;
}

async function store(
  manager: EntityManager,
  place: BackupPlace,
  values: Partial<BackupStatusEntity>,
): Promise<void> {
  await manager.upsert<BackupStatusEntity>(PLACES[place].entity, { id: true, ...values }, ['id']);
}
