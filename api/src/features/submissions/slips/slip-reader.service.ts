import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SlipReading, SlipReadings } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { JobsService, wakeJob } from '../../../platform/jobs/jobs.service.js';
import { OperationFailure } from '../../../platform/jobs/operation-process/operation-failure.js';
import { MediaFiles, TextRecognizer } from '../../media/index.js';
import { readProof } from './read-proof.js';
import {
  claimSlip,
  finishSlip,
  releaseSlip,
  SLIP_ATTEMPTS_MAX,
  SLIPS_JOB,
  type SlipClaim,
} from './slip-queue.js';

const EVERY_MINUTE = '* * * * *';

/**
 * Reads the proofs of submissions, one at a time: right after a submission is committed, and every minute for those whose
 * node was killed. After each one it pauses as long as the reading took, so that it uses at most half of a core. Nothing
 * waits for it.
 */
@Injectable()
export class SlipReader {
  private readonly logger = new Logger('Slips');
  private readonly stopRecognition = (): void => this.recognizer.onApplicationShutdown();

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: MediaFiles,
    private readonly recognizer: TextRecognizer,
    jobs: JobsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    jobs.register({
      name: SLIPS_JOB,
      cron: EVERY_MINUTE,
      atStart: true,
      isAlone: true,
      isOff: !this.isOn,
      run: (signal) => this.readNext(signal),
    });
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

  /** Reads the oldest slip that waits, and goes on with another run of the job. */
  private async readNext(signal: AbortSignal): Promise<void> {
    const claim = await claimSlip(this.dataSource);
    if (!claim) return;
    const began = performance.now();
    signal.addEventListener('abort', this.stopRecognition);
    await this.read(claim, signal);
    await sleep(performance.now() - began, undefined, { signal, ref: false }).catch(() => undefined);
    await wakeJob(this.dataSource, SLIPS_JOB);
  }

  private async read(claim: SlipClaim, signal: AbortSignal): Promise<void> {
    try {
      const bytes = await this.readBytes(claim);
      const values = bytes ? await readProof(this.recognizer, bytes, Date.now()) : [];
      await finishSlip(this.dataSource, claim, values.length > 0 ? 'read' : 'unreadable', values);
    } catch (error) {
      if (!(error instanceof OperationFailure)) throw error;
      await this.settle(claim, error, signal);
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

  private settle(claim: SlipClaim, failure: OperationFailure, signal: AbortSignal): Promise<void> {
    if (failure.reason === 'refused') return finishSlip(this.dataSource, claim, 'unreadable');
    if (signal.aborted) return releaseSlip(this.dataSource, claim, false);
    this.logger.warn(
      { err: failure, car: claim.carId, attempts: claim.attempts },
      'A slip could not be read',
    );
    if (claim.attempts >= SLIP_ATTEMPTS_MAX) return finishSlip(this.dataSource, claim, 'failed');
    return releaseSlip(this.dataSource, claim, true);
  }
}
