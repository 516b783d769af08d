import { Injectable, Logger } from '@nestjs/common';
import { IDEMPOTENCY_TTL_MS } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { RequestTransaction } from '../../database/transactions/request-transaction.js';
import { AppError } from '../../errors/app-error.js';
import { KeyLocks } from './key-locks.js';

/** Maximum wait for a running call with the same idempotency key. */
const IDEMPOTENCY_WAIT_MS = 30_000;

/** A stored response. */
export interface CacheableResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | null;
}

/** The first call with a key; must be finished in any case. */
export interface FirstCall {
  /** Runs the handler of the call: its work becomes one transaction with the stored response. */
  handle(handler: () => void): void;
  /**
   * Commits the work together with a successful response, or rolls it back, and releases waiting duplicates.
   * @returns the response to send: this one, or that of a duplicate which was committed first
   * @throws AppError `idempotency_key_reused`, and errors of the database; then the work is rolled back, unless the
   * connection was lost during the commit
   */
  finish(answer: CacheableResponse): Promise<CacheableResponse>;
}

/** A call and its response, to be stored. */
interface StoredCall {
  readonly key: Buffer;
  readonly bodyDigest: Buffer;
  readonly answer: CacheableResponse;
}

interface AnswerRow extends CacheableResponse {
  body_digest: Buffer;
}

/** Stores the response for each idempotency key, contract section 2. */
@Injectable()
export class IdempotencyService {
  private readonly logger = new Logger(IdempotencyService.name);

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
    const release = await this.locks.take(key, performance.now() + IDEMPOTENCY_WAIT_MS);
    if (!release) throw new AppError('unavailable', { retryAfterS: 1 });
    const stored = await this.find(key, bodyDigest).catch(async (error: unknown) => {
      await release();
      throw error;
    });
    if (stored) {
      await release();
      return stored;
    }
    const work = new RequestTransaction(this.dataSource);
    return {
      handle: (handler) => work.contain(handler),
      finish: (answer) => this.finish(work, { key, bodyDigest, answer }).finally(release),
    };
  }

  /** @throws AppError `idempotency_key_reused` for another body */
  private async find(key: Buffer, bodyDigest: Buffer): Promise<CacheableResponse | undefined> {
    const rows: AnswerRow[] = await this.dataSource.query(
      `SELECT status, headers, body, body_digest FROM idempotent_answer
       WHERE key = $1 AND created_at > now() - make_interval(secs => $2)`,
      [key, IDEMPOTENCY_TTL_MS / 1000],
    );
    if (rows[0] && !rows[0].body_digest.equals(bodyDigest)) throw new AppError('idempotency_key_reused');
    return rows[0];
  }

  private async finish(work: RequestTransaction, stored: StoredCall): Promise<CacheableResponse> {
    const { key, bodyDigest, answer } = stored;
    if (answer.status >= 400) {
      await work.rollBack();
      return answer;
    }
    try {
      await work.commit((manager) => store(manager, stored));
      return work.additions ? await this.complete(stored, work.additions) : answer;
    } catch (error) {
      const first = error instanceof KeyTaken && (await this.find(key, bodyDigest));
      if (first) return first;
      throw error;
    }
  }

  /** Adds properties to a response that is stored already. A failure must not become the response: the work is committed. */
  private async complete({ key, answer }: StoredCall, additions: object): Promise<CacheableResponse> {
    const body = JSON.stringify({ ...JSON.parse(answer.body ?? '{}'), ...additions });
    await this.dataSource
      .query('UPDATE idempotent_answer SET body = $2 WHERE key = $1', [key, body])
      .catch((error: unknown) => this.logger.error(error));
    return { ...answer, body };
  }
}

/** A duplicate of the call was committed first: its node had lost the lock of the key. */
class KeyTaken extends AppError {
  constructor() {
    super('unavailable', { retryAfterS: 1 });
  }
}

/** @throws KeyTaken after waiting for a duplicate that stores its response at the same time */
async function store(
  manager: EntityManager,
  { key, bodyDigest, answer: { status, headers, body } }: StoredCall,
): Promise<void> {
  const rows: unknown[] = await manager.query(
    `INSERT INTO idempotent_answer AS stored (key, body_digest, status, headers, body) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (key) DO UPDATE SET body_digest = $2, status = $3, headers = $4, body = $5, created_at = now()
       WHERE stored.created_at <= now() - make_interval(secs => $6)
     RETURNING 1`,
    [key, bodyDigest, status, JSON.stringify(headers), body, IDEMPOTENCY_TTL_MS / 1000],
  );
  if (rows.length === 0) throw new KeyTaken();
}
