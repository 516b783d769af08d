import { Injectable } from '@nestjs/common';
import { DATABASE_OUTAGE_REPORTED_MS, type Readiness } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { NodeConnection } from '../../platform/database/notifications/node-connection.js';
import { withinTime } from '../../platform/observability/health/within-time.js';
import { MediaStore } from '../media/index.js';
import { PictureFolders } from './picture-folders.js';

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
  ) {}

  /** Whether this node has been without its database for long; it reconnects by itself. */
  get isLongOutage(): boolean {
    return this.connection.outageMs > this.outageReportedMs;
  }

  /**
   * State of the database, the media store and both together. The media store includes the disk on which uploads are
   * received. Never throws.
   */
  async readiness(): Promise<Readiness> {
    const [database, media] = await Promise.all([
      stateOf(this.dataSource.query('SELECT 1')),
      stateOf(Promise.all([this.media.check(), this.folders.check()])),
    ]);
    return { status: database === 'ok' ? media : database, database, media };
  }
}

async function stateOf(sign: Promise<unknown>): Promise<Readiness['status']> {
  return withinTime(sign, PATIENCE_MS).then(
    () => 'ok' as const,
    () => 'unavailable' as const,
  );
}
