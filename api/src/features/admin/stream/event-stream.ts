import type { ServerResponse } from 'node:http';
import { ADMIN_STREAM_RETRY_MS, type AdminEvent } from '@quartermile/core/domain';
import type { AdminEventRow } from './admin-events.service.js';

/** Maximum unread bytes of a slow reader; beyond it the stream is closed, to be resumed. */
const ADMIN_STREAM_BACKLOG_MAX_BYTES = 256 * 1024;

/** HTML standard, section 9.2 "Server-sent events"; always UTF-8. */
export const STREAM_MEDIA_TYPE = 'text/event-stream';

const HEADERS = {
  'content-type': STREAM_MEDIA_TYPE,
  // Compression or buffering in a proxy would delay events.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** An open event stream: a response to which events are written. It uses no database connection. */
export class EventStream {
  private at: bigint;
  /** Whether lists changed since the last event. Clients reload the lists on any event, which covers older changes. */
  private isBehind = false;

  /** `place` is the last event that the client has received. */
  constructor(
    readonly sessionId: string,
    private readonly response: ServerResponse,
    place: AdminEventRow,
  ) {
    this.at = BigInt(place.seq);
    response.writeHead(200, HEADERS);
    response.write(`retry: ${ADMIN_STREAM_RETRY_MS}\n\n`);
    this.mark(place.id);
  }

  /** Sequence number of the last event written, as text. */
  get place(): string {
    return this.at.toString();
  }

  /** Writes an event unless it was already written. */
  send({ seq, id, type, data }: AdminEventRow): void {
    if (BigInt(seq) <= this.at) return;
    this.at = BigInt(seq);
    this.isBehind = false;
    this.write(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Writes an event without an id, which is not stored and cannot be resumed from. */
  sendTransient(type: AdminEvent['type']): void {
    this.write(`event: ${type}\ndata: {}\n\n`);
  }

  /** Records that lists changed, for `sendChanged`. */
  noteChange(): void {
    this.isBehind = true;
  }

  /** Writes a `changed` event, unless an event written since the change already makes the client reload the lists. */
  sendChanged(): void {
    if (this.isBehind) this.sendTransient('changed');
    this.isBehind = false;
  }

  /** Writes a `reset` event, because events may have been missed, and continues after `place`. */
  reset(place: AdminEventRow): void {
    this.at = BigInt(place.seq);
    this.isBehind = false;
    this.mark(place.id);
    this.sendTransient('reset');
  }

  /** Writes a comment as a heartbeat; clients ignore it. */
  beat(): void {
    this.write(': beat\n\n');
  }

  /** Ends the stream after pending data is sent. */
  end(): void {
    this.response.end();
  }

  /** Writes an id without data: clients dispatch no event, but resume from this id. */
  private mark(id: string): void {
    this.write(`id: ${id}\n\n`);
  }

  /** Disconnects clients that do not read, to limit memory. They reconnect and resume. */
  private write(text: string): void {
    if (this.response.writableLength > ADMIN_STREAM_BACKLOG_MAX_BYTES) this.response.destroy();
    else this.response.write(text);
  }
}
