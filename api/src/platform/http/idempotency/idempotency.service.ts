import { Injectable, Logger } from '@nestjs/common';
import { IDEMPOTENCY_TTL_MS, IDEMPOTENCY_WAIT_MS } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { KeyLocks } from './key-locks.js';

/** A stored response. */
export interface CacheableResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | null;
}

/** The first call with a key; must be finished in any case. */
export interface FirstCall {
  /** Stores a successful response and releases waiting duplicates. Never throws. */
  finish(answer: CacheableResponse): Promise<void>;
}

interface AnswerRow extends CacheableResponse {
  body_digest: Buffer;
}

/** Stores the response for each idempotency key, contract section 2. */
@Injectable()
export class IdempotencyService {
  private readonly logger = new Logger('Idempotency');

  constructor(
    private readonly dataSource: DataSource,
    private readonly locks: KeyLocks,
  ) {}

  /**
   * Registers a call. Duplicates wait for the first one, on whichever node it runs.
   * @returns the stored response, or the first call
   * @throws AppError `idempotency_key_reused` for another body; `unavailable` when the first takes too long
   */
  async enter(key: Buffer, bodyDigest: Buffer): Promise<CacheableResponse | FirstCall> {
    const release = await this.locks.take(key, Date.now() + IDEMPOTENCY_WAIT_MS);
    if (!release) throw new AppError('unavailable', { retryAfterS: 1 });
    const stored = await this.find(key).catch(async (error: unknown) => {
      await release();
      throw error;
    });
    if (!stored) return { finish: (answer) => this.finish(key, bodyDigest, answer).finally(release) };
    await release();
    if (!stored.body_digest.equals(bodyDigest)) throw new AppError('idempotency_key_reused');
    return stored;
  }

  private async find(key: Buffer): Promise<AnswerRow | undefined> {
    const rows: AnswerRow[] = await this.dataSource.query(
      `SELECT status, headers, body, body_digest FROM idempotent_answer
       WHERE key = $1 AND created_at > now() - make_interval(secs => $2)`,
      [key, IDEMPOTENCY_TTL_MS / 1000],
    );
    return rows[0];
  }

  private async finish(
    key: Buffer,
    bodyDigest: Buffer,
    { status, headers, body }: CacheableResponse,
  ): Promise<void> {
    if (status >= 400) return;
    try {
      await this.dataSource.query(
        `INSERT INTO idempotent_answer (key, body_digest, status, headers, body) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (key) DO UPDATE SET body_digest = $2, status = $3, headers = $4, body = $5, created_at = now()`,
        [key, bodyDigest, status, JSON.stringify(headers), body],
      );
    } catch (error) {
      // The action has succeeded, so its caller gets the response; only a repeat would act again.
      this.logger.error(error);
    }
  }
}
