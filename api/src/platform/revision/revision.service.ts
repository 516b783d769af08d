import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  type TransactionCommitEvent,
} from 'typeorm';
import { NodeConnection } from '../postgres/node-connection.js';

/** Where nodes hear that public content has changed; a notice carries a name of its own for the change. */
export const CONTENT_CHANNEL = 'content_changed';
/** Changes remembered as applied, so that a node's own notice does not count twice. */
const REMEMBERED_MAX = 1000;
/** Where a transaction's runner keeps the name of its change until it commits. */
const CHANGE = 'contentChange';

/**
 * The revision of everything public. It moves on this node when a writer here commits, before the writer
 * goes on, and on the other nodes when PostgreSQL's notice of that commit arrives. It is a count of this
 * node's own: only whether it moved means anything.
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

  /** The revision now; null while this node cannot hear of other nodes' changes and must not trust what it kept. */
  get current(): number | null {
    return this.connection.isLive ? this.count : null;
  }

  /**
   * Says that the running transaction changes something public. Other nodes hear of it if it commits.
   * @throws Error outside of a transaction, which is a programming mistake
   */
  async bump(manager: EntityManager): Promise<void> {
    const runner = manager.queryRunner;
    if (!runner?.isTransactionActive) throw new Error('RevisionService.bump needs the writer’s transaction.');
    const change: string = (runner.data[CHANGE] ??= randomUUID());
    await manager.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, change]);
  }

  /** TypeORM's hook after each COMMIT, also after the inner ones of nested transactions, which say nothing yet. */
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (queryRunner.isTransactionActive || !queryRunner.data[CHANGE]) return;
    this.apply(queryRunner.data[CHANGE]);
    delete queryRunner.data[CHANGE];
  }

  /** A change is heard of twice on the node that made it: by its commit and by its notice, in either order. */
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
