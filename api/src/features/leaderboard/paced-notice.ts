import { setTimeout } from 'node:timers/promises';

/** What tells the time and lets it pass, both in ms. */
export interface Pacemaker {
  now(): number;
  pause(ms: number): Promise<void>;
}

const realTime: Pacemaker = {
  now: () => performance.now(),
  pause: (ms) => setTimeout(ms),
};

/**
 * Gives notice of many events a few times a second: callers that come within a pace of the last notice
 * share the next one. Each caller's promise is kept only when a notice that began after its call is given.
 */
export class PacedNotice {
  private next: Promise<void> | null = null;
  private lastBegan = Number.NEGATIVE_INFINITY;

  /** `paceMs` is the shortest time between the beginnings of two notices. */
  constructor(
    private readonly give: () => Promise<void>,
    private readonly paceMs: number,
    private readonly time: Pacemaker = realTime,
  ) {}

  /** Waits until notice was given of what happened before this call. */
  given(): Promise<void> {
    this.next ??= this.begin();
    return this.next;
  }

  private async begin(): Promise<void> {
    await this.time.pause(Math.max(0, this.lastBegan + this.paceMs - this.time.now()));
    this.next = null;
    this.lastBegan = this.time.now();
    await this.give();
  }
}
