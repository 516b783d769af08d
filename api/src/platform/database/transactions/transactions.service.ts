import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AfterCommit, currentRequestTransaction, type Work } from './request-transaction.js';

/**
 * Transactions of features. In a call with an idempotency key they are part of one transaction, which also stores the
 * response under the key (decision 8). Elsewhere each one is committed before `run` returns.
 */
@Injectable()
export class Transactions {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Does work in a transaction.
   * @throws what `work` throws, after a rollback
   */
  run<Result>(work: Work<Result>): Promise<Result> {
    return currentRequestTransaction()?.run(work) ?? this.dataSource.transaction(work);
  }

  /**
   * Runs `action` once the work before it is committed: in a call with an idempotency key after the response is
   * stored and before it is sent, otherwise at once. Not at all if the work is rolled back.
   */
  async afterCommit(action: AfterCommit): Promise<void> {
    const transaction = currentRequestTransaction();
    if (transaction) await transaction.whenCommitted(action);
    else await action();
  }

  /**
   * Runs `action` like `afterCommit`, and completes a response with its result: in a call with an idempotency key before it
   * is sent, and where it is stored.
   * @param action the properties to add; null for none
   */
  async completeAfterCommit<Answer extends object>(
    answer: Answer,
    action: () => Promise<Partial<Answer> | null>,
  ): Promise<Answer> {
    const transaction = currentRequestTransaction();
    if (!transaction) return { ...answer, ...(await action()) };
    await transaction.whenCommitted(async () => {
      transaction.additions = await action();
    });
    return answer;
  }
}
