import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  type TransactionCommitEvent,
} from 'typeorm';
import { NodeConnection } from '../database/notifications/node-connection.js';
import { type CountsPeriod, CountsRevision } from './counts-revision.js';

/** PostgreSQL channel for content changes; the payload is a unique id of the change and the changed cars. */
export const CONTENT_CHANNEL = 'content_changed';
/** Number of applied changes remembered, so that a node's own notification does not count twice. */
const REMEMBERED_MAX = 1000;
/** Cars named in a notification; the payload of PostgreSQL's NOTIFY is limited to 8,000 bytes, and an id has 36. */
const NAMED_CARS_MAX = 200;
/** Key in the query runner's data for the transaction's change. */
const CHANGE = 'contentChange';

/** A committed change of public content. */
export interface ContentChange {
  /** Ids of the cars that it may concern, with their entries; null: any. */
  readonly cars: readonly string[] | null;
}

/** The changes of a running transaction: a random id and the notifications sent with it. */
interface PendingChange {
  readonly id: string;
  readonly payloads: Set<string>;
}

/** The state of all revisions at a moment: what is read afterwards is at least as new. */
export interface RevisionSnapshot {
  /** Revision of content; null while this node may miss notifications. */
  readonly content: number | null;
  readonly counts: Readonly<CountsPeriod>;
  /** The moment, ms of `performance.now()`. */
  readonly takenAt: number;
}

type Listener = (change: ContentChange) => void;

/**
 * Revision of all public content except the counts of votes and views, which have their own (`CountsRevision`). It
 * changes on this node when a local transaction commits, before the writer continues, and on other nodes by PostgreSQL's
 * notification. The number is local to the node; only its change is meaningful.
 */
@Injectable()
export class RevisionService implements EntitySubscriberInterface {
  private count = 0;
  private readonly applied = new Set<string>();
  private readonly listeners: Listener[] = [];

  constructor(
    dataSource: DataSource,
    private readonly connection: NodeConnection,
    private readonly counts: CountsRevision,
  ) {
    connection.listen(CONTENT_CHANNEL, (payload) => this.apply(payload));
    connection.onResumed(() => this.move({ cars: null }));
    dataSource.subscribers.push(this);
  }

  /** The current revision; null while this node may miss notifications, so that caches cannot be trusted. */
  get current(): number | null {
    return this.connection.isLive ? this.count : null;
  }

  /** The revision of content and counts together; null like `current`. */
  get withCounts(): number | null {
    return this.current === null ? null : this.current + this.counts.current;
  }

  /** The state of all revisions now. */
  snapshot(): RevisionSnapshot {
    return { content: this.current, counts: this.counts.period, takenAt: performance.now() };
  }

  /** Calls `listener` on each change, before its writer continues and before anybody reads the new revision. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  /**
   * Marks the running transaction as a content change. Other nodes are notified when it commits.
   * @param cars ids of the cars that it may concern, with their entries; null: any
   * @throws Error outside a transaction, which is a programming error
   */
  async bump(manager: EntityManager, cars: readonly string[] | null = null): Promise<void> {
    const runner = manager.queryRunner;
    if (!runner?.isTransactionActive) throw new Error('RevisionService.bump needs the writer’s transaction.');
    const { id, payloads }: PendingChange = (runner.data[CHANGE] ??= {
      id: randomUUID(),
      payloads: new Set(),
    });
    const payload = cars && cars.length <= NAMED_CARS_MAX ? `${id} ${cars.join(',')}` : id;
    payloads.add(payload);
    await manager.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, payload]);
  }

  /** TypeORM's hook after each COMMIT, including those of nested transactions, which are ignored. */
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (queryRunner.isTransactionActive || !queryRunner.data[CHANGE]) return;
    const { payloads } = queryRunner.data[CHANGE] as PendingChange;
    delete queryRunner.data[CHANGE];
    for (const payload of payloads) this.apply(payload);
  }

  /** A node receives its own changes twice, by commit and by notification, in either order. */
  private apply(payload: string): void {
    if (this.applied.delete(payload)) return;
    this.applied.add(payload);
    const [oldest] = this.applied;
    if (this.applied.size > REMEMBERED_MAX && oldest !== undefined) this.applied.delete(oldest);
    const [, cars] = payload.split(' ');
    this.move({ cars: cars === undefined ? null : cars.split(',').filter(Boolean) });
  }

  private move(change: ContentChange): void {
    this.count++;
    for (const listener of this.listeners) listener(change);
  }
}
