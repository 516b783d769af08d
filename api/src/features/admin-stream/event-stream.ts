import type { ServerResponse } from 'node:http';
import {
  ADMIN_STREAM_BACKLOG_MAX_BYTES,
  ADMIN_STREAM_RETRY_MS,
  type AdminEvent,
} from '@quartermile/core/domain';
import type { AdminEventRow } from '../../platform/admin-events/admin-events.service.js';

/** HTML standard, section 9.2 "Server-sent events"; always UTF-8. */
export const STREAM_MEDIA_TYPE = 'text/event-stream';

const HEADERS = {
  'content-type': STREAM_MEDIA_TYPE,
  // Packing or gathering it on the way would hold events back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** One open stream: an answer that events are written to. It holds no connection to the database. */
export class EventStream {
  private at: bigint;
  /** Whether lists changed since the last event: whoever reads an event loads them anyway. */
  private isBehind = false;

  /** `place` is where the reader has read to. */
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

  /** The number of the last event that was written, as text. */
  get place(): string {
    return this.at.toString();
  }

  /** Writes an event, unless it was written before. */
  tell({ seq, id, type, data }: AdminEventRow): void {
    if (BigInt(seq) <= this.at) return;
    this.at = BigInt(seq);
    this.isBehind = false;
    this.write(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Writes an event of this reader's own, which nobody resumes by. */
  say(type: AdminEvent['type']): void {
    this.write(`event: ${type}\ndata: {}\n\n`);
  }

  /** Notes that lists changed, for `sayChanged`. */
  noteChange(): void {
    this.isBehind = true;
  }

  /** Says that lists changed, unless an event that was written after the change makes the reader load them. */
  sayChanged(): void {
    if (this.isBehind) this.say('changed');
    this.isBehind = false;
  }

  /** Says that what went before may have been missed, and goes on from a place. */
  reset(place: AdminEventRow): void {
    this.at = BigInt(place.seq);
    this.isBehind = false;
    this.mark(place.id);
    this.say('reset');
  }

  /** A comment, which readers skip: the stream lives. */
  beat(): void {
    this.write(': beat\n\n');
  }

  /** Ends the stream; what was written still arrives. */
  end(): void {
    this.response.end();
  }

  /** An id alone is no event to a reader, but the place that it resumes from. */
  private mark(id: string): void {
    this.write(`id: ${id}\n\n`);
  }

  /** A reader who takes nothing is cut off before the memory fills; it comes back and resumes. */
  private write(text: string): void {
    if (this.response.writableLength > ADMIN_STREAM_BACKLOG_MAX_BYTES) this.response.destroy();
    else this.response.write(text);
  }
}
