import { stat, statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { HealthDetail } from '@quartermile/core/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { formatBytes } from '../../platform/health/format-bytes.js';
import { type HealthFinding, healthText } from '../../platform/health/health-check.js';
import { HealthChecks } from '../../platform/health/health-checks.js';
import { healthMessages } from '../../platform/health/health-messages.js';
import { UPLOAD_DISK_MIN_BYTES } from './check-folder.js';
import { PictureFolders } from './picture-folders.js';

/** Free space of a disk below which the administrator is warned, bytes. */
const HEALTH_DISK_LOW_BYTES = 2_000_000_000;

const text = healthMessages.disk;

interface DiskSpace {
  readonly folders: readonly string[];
  readonly free: number;
  readonly percent: number;
}

/** Health check of the disks that hold the database, pictures and uploads of this node. */
@Injectable()
export class DiskHealth {
  /** Free bytes below which a disk is full, and low. */
  limits = { full: UPLOAD_DISK_MIN_BYTES, low: HEALTH_DISK_LOW_BYTES };

  constructor(
    private readonly folders: PictureFolders,
    @Inject(CONFIG) private readonly config: Config,
    checks: HealthChecks,
  ) {
    checks.register({ id: 'disk', check: () => this.check() });
  }

  private async check(): Promise<HealthFinding> {
    const disks = await this.readDisks();
    const details = disks.flatMap(detailsOf);
    const [fullest] = disks.toSorted((a, b) => a.free - b.free);
    if (!fullest) return { state: 'ok', summary: text.ok(0) };
    const { free, percent, folders } = fullest;
    const [path = ''] = folders;
    const missing = this.limits.low - free;
    if (free < this.limits.full)
      return { state: 'error', summary: text.full(free), action: text.freeNow(missing, path), details };
    const unusable = await this.folders.findUnusable();
    if (unusable !== null)
      return {
        state: 'error',
        summary: text.unusable(unusable),
        action: text.unusableAction(unusable),
        details,
      };
    if (free < this.limits.low)
      return {
        state: 'warning',
        summary: text.low(free, percent),
        action: text.free(missing, path),
        details,
      };
    return { state: 'ok', summary: text.ok(free), details };
  }

  /** Folders on the same disk together; missing ones are left out. */
  private async readDisks(): Promise<DiskSpace[]> {
    const byDevice = new Map<number, DiskSpace>();
    for (const folder of [this.config.dataDir, ...this.folders.all]) {
      const [space, info] = await Promise.all([statfs(folder), stat(folder)]).catch(() => []);
      if (!space || !info) continue;
      const folders = [...(byDevice.get(info.dev)?.folders ?? []), folder];
      const { bavail, bsize, blocks } = space;
      byDevice.set(info.dev, { folders, free: bavail * bsize, percent: Math.round((100 * bavail) / blocks) });
    }
    return [...byDevice.values()];
  }
}

function detailsOf({ folders, free, percent }: DiskSpace): HealthDetail[] {
  return [healthText('path', folders.join(', ')), healthText('free', `${formatBytes(free)} (${percent} %)`)];
}
