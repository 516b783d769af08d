import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';

import type { SlipReading, SlipReadings } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { NodeConnection } from '../../../platform/database/notifications/node-connection.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { OperationFailure } from '../../../platform/jobs/operation-process/operation-failure.js';
import { MediaFiles, TextRecognizer } from '../../media/index.js';
import { readProof } from './read-proof.js';
import {
  claimSlip,
  finishSlip,
  releaseSlip,
  SLIP_ATTEMPTS_MAX,
  SLIPS_CHANNEL,
  type SlipClaim,
} from './slip-queue.js';

const EVERY_MINUTE = '* * * * *';

/**
 * Reads the proofs of submissions, one at a time: right after a submission is committed, and every minute for those whose
 * node was killed. After each one it pauses as long as the reading took, so that it uses at most half of a core. Nothing
 * waits for it.
 */
@Injectable()
export class SlipReader implements OnModuleDestroy {
  private readonly logger = new Logger('Slips');
  private round: Promise<void> = Promise.resolve();
  private isWanted = false;
  private readonly closing = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: MediaFiles,
    private readonly recognizer: TextRecognizer,
    connection: NodeConnection,
    jobs: JobsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    connection.listen(SLIPS_CHANNEL, () => this.readAll());
    // Notifications that were sent while the connection was lost are not delivered later.
    connection.onResumed(() => this.readAll());
    jobs.register({ name: 'slips', cron: EVERY_MINUTE, atStart: true, run: async () => this.readAll() });
  }

  /** Whether this node reads slips. */
  get isOn(): boolean {
    return this.config.slipReader === 'on';
  }

  /** What was read from the proofs of all pending cars, oldest submission first. */
  async list(): Promise<SlipReadings> {
    const readings: SlipReading[] = await this.dataSource.query(
      `SELECT car_id AS "carId", state, figures AS "values" FROM slip_readings JOIN cars ON cars.id = car_id
        WHERE cars.status = 'pending' AND cars.proof_image IS NOT NULL ORDER BY cars.created_at, cars.id`,
    );
    return { isOn: this.isOn, readings };
  }

  /** Reads all slips that wait, in the background. Never throws. */
  readAll(): void {
    if (!this.isOn || this.closing.signal.aborted || this.isWanted) return;
    this.isWanted = true;
    this.round = this.round.then(() => this.readRound());
  }

  /** Returns the slip that is being read to the queue. */
  async onModuleDestroy(): Promise<void> {
    this.closing.abort();
    this.recognizer.onApplicationShutdown();
    await this.round;
  }

  private async readRound(): Promise<void> {
    this.isWanted = false;
    try {
      while (!this.closing.signal.aborted) {
        const claim = await claimSlip(this.dataSource);
        if (!claim) return;
        const began = performance.now();
        await this.read(claim);
        await this.pause(performance.now() - began);
      }
    } catch (error) {
      this.logger.warn(error);
    }
  }

  private async read(claim: SlipClaim): Promise<void> {
    try {
      const bytes = await this.readBytes(claim);
      const values = bytes ? await readProof(this.recognizer, bytes, Date.now()) : [];
      await finishSlip(this.dataSource, claim, values.length > 0 ? 'read' : 'unreadable', values);
    } catch (error) {
      if (!(error instanceof OperationFailure)) throw error;
      await this.settle(claim, error);
    }
  }

  /** Null for a picture that was deleted. While the store does not respond, the slip waits. */
  private async readBytes(claim: SlipClaim): Promise<Uint8Array | null> {
    try {
      return await this.files.readMaster({ name: claim.proof, visibility: 'private' });
    } catch (error) {
      await releaseSlip(this.dataSource, claim, false);
      throw error;
    }
  }

  private settle(claim: SlipClaim, failure: OperationFailure): Promise<void> {
    if (failure.reason === 'refused') return finishSlip(this.dataSource, claim, 'unreadable');
    if (this.closing.signal.aborted) return releaseSlip(this.dataSource, claim, false);
    this.logger.warn(
      { err: failure, car: claim.carId, attempts: claim.attempts },
      'A slip could not be read',
    );
    if (claim.attempts >= SLIP_ATTEMPTS_MAX) return finishSlip(this.dataSource, claim, 'failed');
    return releaseSlip(this.dataSource, claim, true);
  }

  private pause(ms: number): Promise<void> {
    const { signal } = this.closing;
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const timer = setTimeout(resolve, ms).unref();
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  }
}
