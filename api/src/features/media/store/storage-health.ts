import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { parseStorageLocation, type StorageLocation } from '../../../platform/config/storage-location.js';
import { type HealthFinding, healthText } from '../../../platform/health/health-check.js';
import { HealthChecks } from '../../../platform/health/health-checks.js';
import { HEALTH_CHECK_TIMEOUT_MS } from '../../../platform/health/health-limits.js';
import { healthMessages } from '../../../platform/health/health-messages.js';
import { TimeLimitError, withinTime } from '../../../platform/health/within-time.js';
import { NONE_LEFT, type RefusedDeletions, refusedDeletions } from '../unfinished-deletions.js';
import { MediaStore } from './media-store.js';
import { storeFailure } from './store-failure.js';

const text = healthMessages.storage;
/** Shorter than the limit of a check, so that the check can say that it is the storage. */
const PATIENCE_MS = HEALTH_CHECK_TIMEOUT_MS - 1000;

/** Health check of the picture store. */
@Injectable()
export class StorageHealth {
  private left: Promise<RefusedDeletions> | null = null;

  constructor(
    private readonly store: MediaStore,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    checks: HealthChecks,
  ) {
    checks.register({ id: 'storage', check: () => this.check() });
  }

  private async check(): Promise<HealthFinding> {
    const location = parseStorageLocation(this.config.mediaUrl, this.config.dataDir);
    const [finding, { count, since, reason }] = await Promise.all([
      this.checkAccess(location),
      this.findLeft(),
    ]);
    if (finding.state !== 'ok' || !since) return finding;
    const { details = [] } = finding;
    const action = location.kind === 'folder' ? text.leftInFolder(location.path) : text.leftInBucket;
    return { state: 'error', summary: text.left(count, reason ?? ''), action, since, details };
  }

  /** What the store refused to delete; none while the database is out, which has an item of its own. */
  private findLeft(): Promise<RefusedDeletions> {
    // A silent database is asked once, not by every check.
    this.left ??= refusedDeletions(this.dataSource).finally(() => {
      this.left = null;
    });
    return withinTime(this.left, PATIENCE_MS).catch(() => NONE_LEFT);
  }

  private async checkAccess(location: StorageLocation): Promise<HealthFinding> {
    const failure = await withinTime(this.store.check(), PATIENCE_MS).then(
      () => null,
      (error: unknown) => error,
    );
    if (location.kind === 'folder') {
      const details = [healthText('path', location.path)];
      if (failure === null) return { state: 'ok', summary: text.folder, details };
      return { state: 'error', summary: text.gone, action: text.goneAction(location.path), details };
    }
    const { bucket, endpoint } = location;
    const details = endpoint === null ? [] : [healthText('host', new URL(endpoint).host)];
    if (failure === null) return { state: 'ok', summary: text.bucket(bucket), details };
    const reason = failure instanceof TimeLimitError ? 'TimeoutError' : storeFailure(failure);
    return { state: 'error', summary: text.away(bucket, reason), action: text.awayAction, details };
  }
}
