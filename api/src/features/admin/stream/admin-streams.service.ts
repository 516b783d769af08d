import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import type { FastifyReply } from 'fastify';
import { NodeConnection } from '../../../platform/database/notifications/node-connection.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { Draining } from '../../../platform/http/draining/draining.js';
import { ADMIN_LISTS_CHANNEL } from '../activity/note-list-change.js';
import { RememberedSessions } from '../sessions/remembered-sessions.js';
import { SESSION_ENDED_CHANNEL, SessionService } from '../sessions/session.service.js';
import {
  ADMIN_EVENTS_CHANNEL,
  ADMIN_EVENTS_REPLAY_MAX,
  type AdminEventRow,
  AdminEvents,
} from './admin-events.service.js';
import { EventStream } from './event-stream.js';
import { SessionWatch } from './session-watch.js';

/** Heartbeat interval of the event stream, for proxies and readers. */
const ADMIN_STREAM_HEARTBEAT_MS = 25_000;

/** Open streams per session and node; a further one closes the oldest, which may be a dead connection. */
export const ADMIN_STREAMS_PER_SESSION = 8;

/** Changes of lists within this time are merged into one `changed`. */
export const ADMIN_CHANGES_PACE_MS = 500;

/** Where a client resumes. `missed` is null when the missed events cannot be determined. */
interface Resumption {
  readonly place: AdminEventRow;
  readonly missed: readonly AdminEventRow[] | null;
}

/**
 * The open event streams of this node. All streams share one connection that listens for notifications, and one
 * query per notification.
 */
@Injectable()
export class AdminStreams implements OnModuleDestroy {
  /** Heartbeat interval, ms. A change takes effect once all open streams have closed. */
  beatMs = ADMIN_STREAM_HEARTBEAT_MS;
  private readonly streams = new Set<EventStream>();
  private readonly watch: SessionWatch;
  private beats: NodeJS.Timeout | undefined;
  private gathering: NodeJS.Timeout | undefined;
  private pulling: Promise<void> | null = null;
  private isPullDue = false;
  private isClosing = false;

  constructor(
    private readonly events: AdminEvents,
    sessions: SessionService,
    connection: NodeConnection,
    draining: Draining,
    private readonly remembered: RememberedSessions,
  ) {
    this.watch = new SessionWatch(
      sessions,
      () => [...new Set([...this.streams].map(({ sessionId }) => sessionId))],
      (id) => this.endSession(id),
    );
    connection.listen(ADMIN_EVENTS_CHANNEL, () => void this.pull());
    connection.listen(ADMIN_LISTS_CHANNEL, () => this.noteChange(this.streams));
    connection.listen(SESSION_ENDED_CHANNEL, (id) => this.endSession(id));
    draining.onClosing(() => this.end());
    connection.onResumed(() => {
      this.remembered.forgetAll();
      this.catchUp();
      this.noteChange(this.streams);
    });
  }

  /**
   * Responds with a stream that resumes after the event `lastEventId`, or starts now.
   * @throws AppError `unavailable` while this node shuts down
   */
  async open(
    { sessionId }: AdminIdentity,
    lastEventId: string | undefined,
    reply: FastifyReply,
  ): Promise<void> {
    const { place, missed } = await this.resume(lastEventId);
    if (this.isClosing) throw new AppError('unavailable');
    reply.hijack();
    const stream = new EventStream(sessionId, reply.raw, place);
    reply.raw.on('close', () => this.forget(stream));
    if (missed) for (const event of missed) stream.send(event);
    else stream.reset(place);
    this.admit(stream);
    // Changes of lists are not stored, so a client that was away must reload.
    if (lastEventId !== undefined && missed) this.noteChange([stream]);
    this.catchUp();
  }

  /** Whether a dashboard follows the events of this node. */
  get isFollowed(): boolean {
    return this.streams.size > 0;
  }

  /** Makes the dashboards of this node reload what they show. Works without the database. */
  announceChange(): void {
    this.noteChange(this.streams);
  }

  /** Ends all streams, unless `Draining` did. */
  onModuleDestroy(): void {
    this.end();
  }

  /** Ends all streams. Clients reconnect to another node, or to this one after a restart. */
  private end(): void {
    this.isClosing = true;
    this.watch.stop();
    clearTimeout(this.gathering);
    for (const stream of this.streams) stream.end();
  }

  private async resume(lastEventId: string | undefined): Promise<Resumption> {
    const known = lastEventId === undefined ? null : await this.events.find(lastEventId);
    const missed = known ? await this.events.since(known.seq) : [];
    if (known && missed.length <= ADMIN_EVENTS_REPLAY_MAX) return { place: known, missed };
    return { place: await this.events.latest(), missed: lastEventId === undefined ? [] : null };
  }

  private admit(stream: EventStream): void {
    const siblings = [...this.streams].filter(({ sessionId }) => sessionId === stream.sessionId);
    const [oldest] = siblings;
    if (oldest && siblings.length >= ADMIN_STREAMS_PER_SESSION) oldest.end();
    this.streams.add(stream);
    this.beats ??= setInterval(() => this.beat(), this.beatMs).unref();
  }

  private forget(stream: EventStream): void {
    this.streams.delete(stream);
    if (this.streams.size > 0) return;
    clearInterval(this.beats);
    this.beats = undefined;
  }

  /** Schedules a `changed` event; changes within a short interval share one. */
  private noteChange(streams: Iterable<EventStream>): void {
    for (const stream of streams) stream.noteChange();
    if (this.streams.size === 0) return;
    this.gathering ??= setTimeout(() => this.sendChanged(), ADMIN_CHANGES_PACE_MS).unref();
  }

  private sendChanged(): void {
    this.gathering = undefined;
    for (const stream of this.streams) stream.sendChanged();
  }

  private beat(): void {
    for (const stream of this.streams) stream.beat();
  }

  private endSession(id: string): void {
    this.remembered.forget(id);
    for (const stream of this.streams) {
      if (stream.sessionId !== id) continue;
      stream.sendTransient('session-ended');
      stream.end();
      this.forget(stream);
    }
  }

  /** Handles events and ended sessions whose notification was missed: before a stream opened, or while disconnected. */
  private catchUp(): void {
    void this.watch.check();
    void this.pull();
  }

  /** Sends new events to all streams. Notifications during a run share the next one. Never throws. */
  private pull(): Promise<void> {
    this.isPullDue = true;
    this.pulling ??= this.pullAll().finally(() => {
      this.pulling = null;
    });
    return this.pulling;
  }

  private async pullAll(): Promise<void> {
    while (this.isPullDue) {
      this.isPullDue = false;
      await this.pullOnce().catch(() => undefined);
    }
  }

  private async pullOnce(): Promise<void> {
    const [first, ...others] = [...this.streams].map(({ place }) => BigInt(place));
    if (first === undefined) return;
    const from = others.reduce((least, place) => (place < least ? place : least), first);
    const events = await this.events.since(from.toString());
    for (const stream of this.streams) for (const event of events) stream.send(event);
    if (events.length > ADMIN_EVENTS_REPLAY_MAX) this.isPullDue = true;
  }
}
