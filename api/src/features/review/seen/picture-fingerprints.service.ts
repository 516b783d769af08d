import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { NodeConnection } from '../../../platform/database/notifications/node-connection.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { OperationFailure } from '../../../platform/jobs/operation-process/operation-failure.js';
import { noteListChange } from '../../admin/index.js';
import { MediaFiles, PictureWork, type StoredImage } from '../../media/index.js';

const EVERY_MINUTE = '* * * * *';
/** Pictures that are looked for at once. */
const BATCH = 20;
/** Notification channel for pictures without a fingerprint, see the migration of the table. */
const CHANNEL = 'picture_stored';

/**
 * Computes the fingerprints of pictures of runs, one at a time: of new ones right after their submission is committed, of
 * all others every minute until none is left. After each one it pauses as long as that took. Nothing waits for it.
 */
@Injectable()
export class PictureFingerprints implements OnModuleDestroy {
  private readonly logger = new Logger('Pictures');
  private round: Promise<void> = Promise.resolve();
  private isWanted = false;
  private readonly closing = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: MediaFiles,
    private readonly work: PictureWork,
    connection: NodeConnection,
    jobs: JobsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    connection.listen(CHANNEL, () => this.computeAll());
    // Notifications that were sent while the connection was lost are not delivered later.
    connection.onResumed(() => this.computeAll());
    jobs.register({
      name: 'picture-fingerprints',
      cron: EVERY_MINUTE,
      atStart: true,
      run: async () => this.computeAll(),
    });
  }

  /** Whether this node compares pictures by their looks. */
  get isOn(): boolean {
    return this.config.pictureHints === 'on';
  }

  /** Computes all missing fingerprints in the background. Never throws. */
  computeAll(): void {
    if (!this.isOn || this.closing.signal.aborted || this.isWanted) return;
    this.isWanted = true;
    this.round = this.round.then(() => this.computeRound());
  }

  /** Ends the round after the picture that is being read. */
  async onModuleDestroy(): Promise<void> {
    this.closing.abort();
    await this.round;
  }

  private async computeRound(): Promise<void> {
    this.isWanted = false;
    let stored = 0;
    try {
      for (let images = await this.next(); images.length > 0; images = await this.next()) {
        for (const image of images) {
          const began = performance.now();
          if (!(await this.compute(image))) return;
          stored++;
          await this.pause(performance.now() - began);
        }
      }
      if (stored > 0) await noteListChange(this.dataSource);
    } catch (error) {
      this.logger.warn(error);
    }
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

  /** Whether the picture has been dealt with. One without a file or that cannot be decoded has no fingerprint. */
  private async compute(image: StoredImage): Promise<boolean> {
    const master = await this.files.readMaster(image);
    const fingerprint = await this.fingerprintOf(master, image);
    if (this.closing.signal.aborted) return false;
    await this.dataSource.query(
      `INSERT INTO picture_fingerprints (name, fingerprint) SELECT $1, $2
         WHERE EXISTS (SELECT FROM cars WHERE image = $1 OR proof_image = $1) ON CONFLICT DO NOTHING`,
      [image.name, fingerprint],
    );
    return true;
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

  private pause(ms: number): Promise<void> {
    const { signal } = this.closing;
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const timer = setTimeout(resolve, ms).unref();
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  }
}
