import { Injectable } from '@nestjs/common';
import type { Readiness } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { NodeConnection } from '../../platform/database/notifications/node-connection.js';
import { withinTime } from '../../platform/health/within-time.js';
import { Draining } from '../../platform/http/draining/draining.js';
import { MediaStore } from '../media/index.js';
import { PictureFolders } from './picture-folders.js';

/** Time after which health reports that a running server has lost its database. */
const DATABASE_OUTAGE_REPORTED_MS = 60_000;

/** Time-out for each part. */
const PATIENCE_MS = 2000;

/** Checks the server's dependencies. */
@Injectable()
export class HealthService {
  /** Duration after which an outage of the database is reported, ms. */
  outageReportedMs = DATABASE_OUTAGE_REPORTED_MS;

  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaStore,
    private readonly connection: NodeConnection,
    private readonly folders: PictureFolders,
    private readonly draining: Draining,
  ) {}

  /** Whether this node has been without its database for long; it reconnects by itself. */
  get isLongOutage(): boolean {
    return this.connection.outageMs > this.outageReportedMs;
  }

  /**
   * State of the database, the media store and the node, which is unavailable with either of them and before it stops.
   * The media store includes the disk on which uploads are received. Never throws.
   */
  async readiness(): Promise<Readiness> {
    const [database, media] = await Promise.all([
      stateOf(this.dataSource.query('SELECT 1')),
      stateOf(Promise.all([this.media.check(), this.folders.check()])),
    ]);
    const isReady = database === 'ok' && media === 'ok' && !this.draining.isNotReady;
    return { status: isReady ? 'ok' : 'unavailable', database, media };
  }
}

async function stateOf(sign: Promise<unknown>): Promise<Readiness['status']> {
  return withinTime(sign, PATIENCE_MS).then(
    () => 'ok' as const,
    () => 'unavailable' as const,
  );
}
