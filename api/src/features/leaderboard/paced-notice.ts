import { setTimeout } from 'node:timers/promises';

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
  ) {}

  /** Waits until notice was given of what happened before this call. */
  given(): Promise<void> {
    this.next ??= this.begin();
    return this.next;
  }

  private async begin(): Promise<void> {
    await setTimeout(Math.max(0, this.lastBegan + this.paceMs - performance.now()));
    this.next = null;
    this.lastBegan = performance.now();
    await this.give();
  }
}
