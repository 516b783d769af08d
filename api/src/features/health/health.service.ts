import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Readiness } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { MediaStore } from '../media/index.js';

/** Time-out for each part. */
const PATIENCE_MS = 2000;

/** Checks the server's dependencies. */
@Injectable()
export class HealthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaStore,
  ) {}

  /** State of the database, the media store and both together. Never throws. */
  async readiness(): Promise<Readiness> {
    const [database, media] = await Promise.all([
      stateOf(this.dataSource.query('SELECT 1')),
      stateOf(this.media.check()),
    ]);
    return { status: database === 'ok' ? media : database, database, media };
  }
}

async function stateOf(sign: Promise<unknown>): Promise<Readiness['status']> {
  const state = sign.then(
    () => 'ok' as const,
    () => 'unavailable' as const,
  );
  return Promise.race([state, sleep(PATIENCE_MS, 'unavailable' as const, { ref: false })]);
}
