import { type Clock, realTime } from '../jobs/clock.js';

/**
 * Sends a notification of many events a few times a second: callers within `intervalMs` of the last notification share
 * the next one. A caller's promise resolves once a notification that began after the call is sent.
 */
export class ThrottledNotification {
  private next: Promise<void> | null = null;
  private lastBegan = Number.NEGATIVE_INFINITY;

  /** @param intervalMs the shortest time between the beginnings of two notifications */
  constructor(
    private readonly send: () => Promise<void>,
    private readonly intervalMs: number,
    private readonly clock: Clock = realTime,
  ) {}

  /** Resolves once a notification that began after this call is sent. */
  sent(): Promise<void> {
    this.next ??= this.begin();
    return this.next;
  }

  private async begin(): Promise<void> {
    await this.clock.pause(Math.max(0, this.lastBegan + this.intervalMs - this.clock.now()));
    this.next = null;
    this.lastBegan = this.clock.now();
    await this.send();
  }
}
