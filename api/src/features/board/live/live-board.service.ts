import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { BoardChange } from '@quartermile/core/domain';
import type { FastifyReply } from 'fastify';
import { CountsRevision } from '../../../platform/cache/counts-revision.js';
import { RevisionService } from '../../../platform/cache/revision.service.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Draining } from '../../../platform/http/draining/draining.js';
import type { Networks } from '../../../platform/networks/network-address.js';
import type { ShareBounds } from '../../../platform/networks/network-shares.js';
import { type BoardDifference, BoardJournal } from '../board-journal.js';
import { BoardReadModel } from '../board-read-model.js';
import type { BoardTable } from '../board-table.js';
import { LiveListeners } from './live-listeners.js';

/** Shortest time between two messages to the listeners of the leaderboard. Changes within it share one. */
export const LIVE_PACE_MS = 1000;
/** Each listener adds so much to that time, so that writing to thousands takes a bounded share of a node: 2 s for 5,000. */
const LIVE_PACE_PER_LISTENER_MS = 0.4;

/** Interval of heartbeats to the listeners of the leaderboard. */
const LIVE_HEARTBEAT_MS = 25_000;

/** Listeners of one network: many phones share the address of a carrier. */
export const LIVE_LISTENERS_PER_NETWORK = 1000;

/** Entries in one message; for more, listeners load the list. */
export const LIVE_ENTRIES_MAX = 50;
/** Counts of votes in one message; for more, listeners load the list. */
export const LIVE_VOTES_MAX = 500;
/** `Retry-After` when there is no room for another listener, seconds. */
export const LIVE_RETRY_AFTER_S = 60;

/** A fifth of the places is kept for networks that have none. */
const KEPT_SHARE = 0.2;

/** An event with data, because browsers hide comments from pages, which detect silent connections by it. */
const BEAT = Buffer.from('event: beat\ndata\n\n');

/**
 * Tells open boards what changed: once a second at most, a message with the changes since the last one is written, and
 * its bytes are sent to all listeners. While nobody listens, nothing is read.
 */
@Injectable()
export class LiveBoard implements OnModuleDestroy {
  /** Heartbeat interval, ms. A change takes effect with the next first listener. */
  beatMs = LIVE_HEARTBEAT_MS;
  /** How long changes are gathered for a number of listeners, ms. */
  paceOf = livePaceMs;
  /** The open connections of this node. */
  readonly listeners: LiveListeners;
  private readonly logger = new Logger('LiveBoard');
  private readonly node = randomUUID();
  private count = 0;
  /** The table whose journal is being written; null while nobody listens. */
  private table: BoardTable | null = null;
  private due: NodeJS.Timeout | undefined;
  private beats: NodeJS.Timeout | undefined;
  private isClosing = false;

  constructor(
    private readonly board: BoardReadModel,
    private readonly revision: RevisionService,
    counts: CountsRevision,
    draining: Draining,
    @Inject(CONFIG) config: Config,
  ) {
    this.listeners = new LiveListeners(placesOf(config), () => this.rest());
    revision.onChange(({ cars }) => cars?.length !== 0 && this.noteChange());
    counts.onChange(({ entries }) => entries?.length !== 0 && this.noteChange());
    draining.onClosing(() => this.end());
  }

  /**
   * Responds with a stream of changes from now on.
   * @throws AppError `unavailable` without room, while this node shuts down, and while it may miss notifications
   */
  async open(networks: Networks, reply: FastifyReply): Promise<void> {
    this.admit(networks);
    const table = await this.board.read();
    this.admit(networks);
    if (!this.table) this.follow(table);
    reply.hijack();
    this.listeners.add(reply.raw, networks, frame('start', this.current, { revision: this.current }));
  }

  /** Ends all streams, unless `Draining` did. */
  onModuleDestroy(): void {
    this.end();
  }

  private admit(networks: Networks): void {
    if (this.isClosing || this.revision.current === null || this.listeners.isFull(networks))
      throw new AppError('unavailable', { retryAfterS: LIVE_RETRY_AFTER_S });
  }

  private get current(): string {
    return `${this.node}.${this.count}`;
  }

  private follow(table: BoardTable): void {
    if (this.table) this.table.journal = null;
    table.journal = new BoardJournal();
    this.table = table;
    this.count++;
    this.beats ??= setInterval(() => this.beat(), this.beatMs).unref();
  }

  private rest(): void {
    if (this.table) this.table.journal = null;
    this.table = null;
    clearInterval(this.beats);
    clearTimeout(this.due);
    this.beats = undefined;
    this.due = undefined;
  }

  private end(): void {
    this.isClosing = true;
    clearTimeout(this.due);
    this.listeners.end();
  }

  private beat(): void {
    this.listeners.endOld();
    void this.listeners.send(BEAT);
  }

  private noteChange(): void {
    if (!this.table || this.isClosing) return;
    this.due ??= setTimeout(() => void this.tell(), this.paceOf(this.listeners.size)).unref();
  }

  /** Sends what changed. A node that misses notifications reads nothing: it is notified once they arrive again. */
  private async tell(): Promise<void> {
    this.due = undefined;
    if (this.revision.current === null) return;
    try {
      const table = await this.board.read();
      if (!this.table || this.isClosing) return;
      const message = this.messageOf(table);
      if (message !== null) void this.listeners.send(Buffer.from(message));
    } catch (error) {
      this.logger.error(error);
      this.noteChange();
    }
  }

  /** The changes as a message; null if there are none. A table that was loaded anew has no journal of them. */
  private messageOf(table: BoardTable): string | null {
    const after = this.current;
    const isNew = table !== this.table;
    if (isNew) this.follow(table);
    const changes = table.takeChanges();
    const size = sizeOf(changes);
    if (isNew || size.entries > LIVE_ENTRIES_MAX || size.votes > LIVE_VOTES_MAX) {
      this.count++;
      return frame('reset', this.current, { revision: this.current });
    }
    if (size.entries + size.votes === 0) return null;
    this.count++;
    const change: BoardChange = { after, revision: this.current, ...changes };
    return frame('change', this.current, change);
  }
}

function sizeOf({ votes, entries, removed }: BoardDifference) {
  return { entries: entries.length + removed.length, votes: Object.keys(votes).length };
}

function frame(event: string, id: string, data: unknown): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The places of a node. */
function placesOf({ liveListeners: all, rateLimit }: Config): ShareBounds {
  if (rateLimit === 'off') return { all, perNetwork: all };
  return { all, perNetwork: LIVE_LISTENERS_PER_NETWORK, kept: Math.floor(all * KEPT_SHARE) };
}

/** How long a node with this many listeners gathers changes before it sends them, ms: a second, and more for many. */
export function livePaceMs(listeners: number): number {
  return Math.max(LIVE_PACE_MS, listeners * LIVE_PACE_PER_LISTENER_MS);
}
