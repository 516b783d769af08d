import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { JobsService, wakeJob } from '../../../platform/jobs/jobs.service.js';
import { OperationFailure } from '../../../platform/jobs/operation-process/operation-failure.js';
import { noteListChange } from '../../admin/index.js';
import { MediaFiles, PictureWork, type StoredImage } from '../../media/index.js';

const EVERY_MINUTE = '* * * * *';
/** Pictures of one run of the job. */
const BATCH = 20;
/** Also named by the trigger that wakes it, see picture-fingerprints.sql. */
const JOB = 'picture-fingerprints';

/**
 * Computes the fingerprints of pictures of runs, one at a time: of new ones right after their submission is committed, of
 * all others every minute until none is left. After each one it pauses as long as that took. Nothing waits for it.
 */
@Injectable()
export class PictureFingerprints {
  private readonly logger = new Logger('Pictures');

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: MediaFiles,
    private readonly work: PictureWork,
    jobs: JobsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    jobs.register({
      name: JOB,
      cron: EVERY_MINUTE,
      atStart: true,
      isAlone: true,
      isOff: !this.isOn,
      run: (signal) => this.computeSome(signal),
    });
  }

  /** Whether this node compares pictures by their looks. */
  get isOn(): boolean {
    return this.config.pictureHints === 'on';
  }

  /** Computes some missing fingerprints, and goes on with another run of the job. */
  private async computeSome(signal: AbortSignal): Promise<void> {
    const images = await this.next();
    if (images.length === 0) return;
    for (const image of images) {
      const began = performance.now();
      await this.compute(image, signal);
      if (signal.aborted) return;
      await sleep(performance.now() - began, undefined, { signal, ref: false }).catch(() => undefined);
    }
    await noteListChange(this.dataSource);
    await wakeJob(this.dataSource, JOB);
  }

  /** Some pictures without a fingerprint, those of the latest submissions first. */
  private next(): Promise<StoredImage[]> {
    return this.dataSource.query(
      `SELECT picture.name, picture.visibility FROM cars
         CROSS JOIN LATERAL (VALUES (image, 'public'), (proof_image, 'private')) AS picture (name, visibility)
         WHERE picture.name IS NOT NULL
           AND NOT EXISTS (SELECT FROM picture_fingerprints AS known WHERE known.name = picture.name)
         ORDER BY status = 'pending' DESC, created_at DESC LIMIT $1`,
      [BATCH],
    );
  }

  /** A picture without a file or that cannot be decoded has no fingerprint. */
  private async compute(image: StoredImage, signal: AbortSignal): Promise<void> {
    const master = await this.files.readMaster(image);
    const fingerprint = await this.fingerprintOf(master, image);
    // The picture may have failed only because the server closes.
    if (signal.aborted) return;
    await this.dataSource.query(
      `INSERT INTO picture_fingerprints (name, fingerprint) SELECT $1, $2
         WHERE EXISTS (SELECT FROM cars WHERE image = $1 OR proof_image = $1) ON CONFLICT DO NOTHING`,
      [image.name, fingerprint],
    );
  }

  private async fingerprintOf(master: Uint8Array | null, { name }: StoredImage): Promise<Buffer | null> {
    try {
      const fingerprint = master && (await this.work.fingerprint(master));
      return fingerprint && Buffer.from(fingerprint);
    } catch (error) {
      if (!(error instanceof OperationFailure)) throw error;
      this.logger.warn({ err: error, image: name }, 'A picture could not be compared');
      return null;
    }
  }
}
