import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

/** Work in a transaction. */
export type Work<Result> = (manager: EntityManager) => Promise<Result>;
/** Runs once the transaction is committed. */
export type AfterCommit = () => unknown;

const requests = new AsyncLocalStorage<RequestTransaction>();

/** The open transaction of the request that the current code works for, if it has one and has not ended. */
export function currentRequestTransaction(): RequestTransaction | undefined {
  const transaction = requests.getStore();
  return transaction?.hasEnded ? undefined : transaction;
}

/**
 * The single transaction of a request: all work of its handler, and a last statement that depends on its response.
 * It begins with the first work, so that nothing before holds a connection or a lock.
 */
export class RequestTransaction {
  private readonly logger = new Logger('RequestTransaction');
  private runner: QueryRunner | null = null;
  private isWorking = false;
  private readonly afterCommit: AfterCommit[] = [];
  private isOver = false;
  /** What the response is completed with, known only after the commit. */
  additions: object | null = null;

  constructor(private readonly dataSource: DataSource) {}

  /** Whether it was committed or rolled back. Work that was started by the request and outlives it is not part of it. */
  get hasEnded(): boolean {
    return this.isOver;
  }

  /** Makes it the transaction of everything that `handle` calls. */
  contain<Result>(handle: () => Result): Result {
    return requests.run(this, handle);
  }

  /**
   * Does work in the transaction. Work that fails leaves nothing, and other work may follow.
   * @throws Error for work within or beside other work, which is a programming error; and what `work` throws
   */
  async run<Result>(work: Work<Result>): Promise<Result> {
    if (this.isWorking)
      throw new Error('The work of a request runs in one transaction, one piece at a time.');
    this.isWorking = true;
    const { length } = this.afterCommit;
    try {
      return await (this.runner ? this.runner.manager.transaction(work) : this.begin(work));
    } catch (error) {
      this.afterCommit.length = length;
      throw error;
    } finally {
      this.isWorking = false;
    }
  }

  /** Runs `action` after the commit, before the response is sent; at once if there is nothing to commit. */
  async whenCommitted(action: AfterCommit): Promise<void> {
    if (this.runner || this.isWorking) this.afterCommit.push(action);
    else await action();
  }

  /**
   * Commits all work together with `last`, its last statements.
   * @throws what `last` or the commit throws; then nothing is stored, unless the connection was lost during the commit
   */
  async commit(last: Work<void>): Promise<void> {
    try {
      if (this.isWorking) throw new Error('The handler of a request ended before its work.');
      if (this.runner) await last(this.runner.manager);
      else await this.begin(last);
      await this.runner?.commitTransaction();
    } catch (error) {
      await this.rollBack();
      throw error;
    }
    this.isOver = true;
    await this.runner?.release();
    for (const action of this.afterCommit) await this.attempt(action);
  }

  /** Rolls all work back. Never throws. */
  async rollBack(): Promise<void> {
    this.isOver = true;
    if (this.runner) await abandon(this.runner);
  }

  private async begin<Result>(work: Work<Result>): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      const result = await work(runner.manager);
      if (this.isOver) throw new Error('The request ended before its work, which is rolled back.');
      this.runner = runner;
      return result;
    } catch (error) {
      await abandon(runner);
      throw error;
    }
  }

  /** Nothing after a commit can undo it, so a failure must not become the response. */
  private async attempt(action: AfterCommit): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.logger.error(error);
    }
  }
}

/** A rollback fails only when the connection is lost. PostgreSQL rolls back then, and the pool discards it. */
async function abandon(runner: QueryRunner): Promise<void> {
  await runner.rollbackTransaction().catch(() => undefined);
  await runner.release();
}
