import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  type TransactionCommitEvent,
} from 'typeorm';
import { NodeConnection } from '../database/notifications/node-connection.js';

/** PostgreSQL channel for content changes; the payload is a unique id of the change. */
export const CONTENT_CHANNEL = 'content_changed';
/** Number of applied changes remembered, so that a node's own notification does not count twice. */
const REMEMBERED_MAX = 1000;
/** Key in the query runner's data for the transaction's change id. */
const CHANGE = 'contentChange';

/**
 * Revision of all public content. It changes on this node when a local transaction commits, before the writer
 * continues, and on other nodes by PostgreSQL's notification. The number is local to the node; only its change is
 * meaningful.
 */
@Injectable()
export class RevisionService implements EntitySubscriberInterface {
  private count = 0;
  private readonly applied = new Set<string>();

  constructor(
    dataSource: DataSource,
    private readonly connection: NodeConnection,
  ) {
    connection.listen(CONTENT_CHANNEL, (change) => this.apply(change));
    connection.onResumed(() => this.move());
    dataSource.subscribers.push(this);
  }

  /** The current revision; null while this node may miss notifications, so that caches cannot be trusted. */
  get current(): number | null {
    return this.connection.isLive ? this.count : null;
  }

  /**
   * Marks the running transaction as a content change. Other nodes are notified when it commits.
   * @throws Error outside a transaction, which is a programming error
   */
  async bump(manager: EntityManager): Promise<void> {
    const runner = manager.queryRunner;
    if (!runner?.isTransactionActive) throw new Error('RevisionService.bump needs the writer’s transaction.');
    const change: string = (runner.data[CHANGE] ??= randomUUID());
    await manager.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, change]);
  }

  /** TypeORM's hook after each COMMIT, including those of nested transactions, which are ignored. */
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (queryRunner.isTransactionActive || !queryRunner.data[CHANGE]) return;
    this.apply(queryRunner.data[CHANGE]);
    delete queryRunner.data[CHANGE];
  }

  /** A node receives its own change twice, by commit and by notification, in either order. */
  private apply(change: string): void {
    if (this.applied.delete(change)) return;
    this.applied.add(change);
    const [oldest] = this.applied;
    if (this.applied.size > REMEMBERED_MAX && oldest !== undefined) this.applied.delete(oldest);
    this.move();
  }

  private move(): void {
    this.count++;
  }
}
