import { Injectable, Logger } from '@nestjs/common';
import { IDEMPOTENCY_TTL_MS, IDEMPOTENCY_WAIT_MS } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { KeyLocks } from './key-locks.js';

/** An answer as it was first given. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | null;
}

/** A call that is the first of its key and must be finished, whatever becomes of it. */
export interface FirstCall {
  /** Keeps the answer unless it is a refusal, and lets the twins go on. Never throws. */
  finish(answer: KeptAnswer): Promise<void>;
}

interface AnswerRow extends KeptAnswer {
  body_digest: Buffer;
}

/** Which answer each idempotency key got, contract section 2. */
@Injectable()
export class IdempotencyService {
  private readonly logger = new Logger('Idempotency');

  constructor(
    private readonly dataSource: DataSource,
    private readonly locks: KeyLocks,
  ) {}

  /**
   * Enters a call. Its twins wait here for the first one, on whichever node that runs.
   * @returns the first answer, or the first call itself
   * @throws AppError `idempotency_key_reused` for another body; `unavailable` when the first takes too long
   */
  async enter(key: Buffer, bodyDigest: Buffer): Promise<KeptAnswer | FirstCall> {
    const release = await this.locks.take(key, Date.now() + IDEMPOTENCY_WAIT_MS);
    if (!release) throw new AppError('unavailable', { retryAfterS: 1 });
    const kept = await this.find(key).catch(async (error: unknown) => {
      await release();
      throw error;
    });
    if (!kept) return { finish: (answer) => this.finish(key, bodyDigest, answer).finally(release) };
    await release();
    if (!kept.body_digest.equals(bodyDigest)) throw new AppError('idempotency_key_reused');
    return kept;
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
    { status, headers, body }: KeptAnswer,
  ): Promise<void> {
    if (status >= 400) return;
    try {
      await this.dataSource.query(
        `INSERT INTO idempotent_answer (key, body_digest, status, headers, body) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (key) DO UPDATE SET body_digest = $2, status = $3, headers = $4, body = $5, created_at = now()`,
        [key, bodyDigest, status, JSON.stringify(headers), body],
      );
    } catch (error) {
      // What was done is done, and its caller shall hear so; only a repeat would now act again.
      this.logger.error(error);
    }
  }
}
