import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';

import { DataSource } from 'typeorm';
import { NodeConnection } from '../database/notifications/node-connection.js';
import { ThrottledNotification } from './throttled-notification.js';

/** Minimum interval between notifications of other nodes about changed counts of votes and views. */
const COUNTS_NOTIFICATION_INTERVAL_MS = 100;

/** PostgreSQL channel for changed counts; the payload is the sending node's id and the ids of the entries. */
const COUNTS_CHANNEL = 'counts_changed';
/** Entries named in a notification; the payload of PostgreSQL's NOTIFY is limited to 8,000 bytes, and an id has 36. */
const NAMED_ENTRIES_MAX = 200;

/** Committed changes of counts. */
export interface CountsChange {
  /** Ids of the entries whose votes changed; null: any. */
  readonly entries: readonly string[] | null;
}

/** The time between two changes of counts. */
export interface CountsPeriod {
  /** When the next change was announced, ms of `performance.now()`; Infinity until then. */
  endedAt: number;
}

type Listener = (change: CountsChange) => void;

/**
 * Revision of the counts of votes and views. They change too often to render everything anew for each one, so that
 * cached responses may miss them for a moment (contract section 1, freshness). It changes on this node with `changed`,
 * and on other nodes by notifications, several times a second at most. The number is local to the node; only its
 * change is meaningful.
 */
@Injectable()
export class CountsRevision {
  private readonly logger = new Logger('CountsRevision');
  private readonly node = randomUUID();
  private readonly listeners: Listener[] = [];
  private readonly notification: ThrottledNotification;
  private unsent = new Set<string>();
  private count = 0;
  private currentPeriod: CountsPeriod = { endedAt: Number.POSITIVE_INFINITY };

  constructor(
    private readonly dataSource: DataSource,
    connection: NodeConnection,
  ) {
    this.notification = new ThrottledNotification(() => this.notify(), COUNTS_NOTIFICATION_INTERVAL_MS);
    connection.listen(COUNTS_CHANNEL, (payload) => {
      const [sender, entries] = payload.split(' ');
      if (sender !== this.node)
        this.move({ entries: entries === undefined ? null : entries.split(',').filter(Boolean) });
    });
    connection.onResumed(() => this.move({ entries: null }));
  }

  /** The current revision. */
  get current(): number {
    return this.count;
  }

  /** The period since the last change: what is read now misses changes from its end on. */
  get period(): Readonly<CountsPeriod> {
    return this.currentPeriod;
  }

  /** Calls `listener` on each change, before anybody reads the new revision. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  /**
   * Announces committed changes: at once on this node, soon on the others.
   * @param entries ids of the entries whose votes changed; none for other counts
   */
  changed(entries: readonly string[]): void {
    for (const id of entries) this.unsent.add(id);
    this.move({ entries });
    this.notification.sent().catch((error: unknown) => this.logger.error(error));
  }

  /** Names that could not be sent are sent with the next change; after a reconnect all nodes read everything anew. */
  private async notify(): Promise<void> {
    const entries = this.unsent;
    this.unsent = new Set();
    const named = entries.size <= NAMED_ENTRIES_MAX ? ` ${[...entries].join(',')}` : '';
    try {
      await this.dataSource.query('SELECT pg_notify($1, $2)', [COUNTS_CHANNEL, this.node + named]);
    } catch (error) {
      for (const id of entries) this.unsent.add(id);
      throw error;
    }
  }

  private move(change: CountsChange): void {
    this.count++;
    this.currentPeriod.endedAt = performance.now();
    this.currentPeriod = { endedAt: Number.POSITIVE_INFINITY };
    for (const listener of this.listeners) listener(change);
  }
}
