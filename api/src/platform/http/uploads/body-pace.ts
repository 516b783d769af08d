import { type Clock, realTime } from '../../jobs/clock.js';

/**
 * Bytes of bodies with pictures that a node reads in a second, from all senders: 256 megabits, as many as fifty phones
 * send over a good mobile connection. Visitors who only read must not notice them.
 */
const UPLOAD_BYTES_PER_S = 32_000_000;

/** Bytes that may arrive before there is a pause: pauses shorter than a timer's accuracy have no effect. */
const BURST_BYTES = 1024 * 1024;

/**
 * Limits how fast spooled bodies are read, all together: the event loop that reads them also answers everybody else.
 * Senders notice only that the connection is slower.
 */
export class BodyPace {
  /** When the bytes taken so far would have arrived at the limit, ms. */
  private dueAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly clock: Clock = realTime,
    private readonly bytesPerMs = UPLOAD_BYTES_PER_S / 1000,
  ) {}

  /** Counts bytes that arrived, and resolves when the next ones may be read. */
  async take(bytes: number): Promise<void> {
    const now = this.clock.now();
    const burstMs = BURST_BYTES / this.bytesPerMs;
    this.dueAt = Math.max(this.dueAt, now - burstMs) + bytes / this.bytesPerMs;
    if (this.dueAt > now) await this.clock.pause(this.dueAt - now);
  }
}
