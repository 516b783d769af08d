import { Injectable } from '@nestjs/common';

/** What a stopping node still does, in this order. */
const PHASES = [
  'serving',
  /** Everything, while load balancers look elsewhere. */
  'not-ready',
  /** Everything on open connections, each of which ends with its response. */
  'closing',
  /** What is in flight. */
  'refusing',
] as const;
type Phase = (typeof PHASES)[number];

/** Whether this node is about to stop. `drain` of the lifecycle moves it from phase to phase. */
@Injectable()
export class Draining {
  private phase: Phase = 'serving';
  private stoppingSince: number | null = null;
  private inFlight = 0;
  private readonly handlers: (() => void)[] = [];

  /** Whether load balancers should send new calls to other nodes. */
  get isNotReady(): boolean {
    return this.phase !== 'serving';
  }

  /** Whether connections are closed after their response. */
  get isClosing(): boolean {
    return this.phase === 'closing' || this.isRefusing;
  }

  /** Whether new requests are refused. */
  get isRefusing(): boolean {
    return this.phase === 'refusing';
  }

  /** Whether any request is in flight. */
  get isBusy(): boolean {
    return this.inFlight > 0;
  }

  /** Time since the node was told to stop, ms; 0 before. */
  get elapsedMs(): number {
    return this.stoppingSince === null ? 0 : performance.now() - this.stoppingSince;
  }

  /** Counts a request until the returned function is called. */
  beginRequest(): () => void {
    this.inFlight++;
    return () => void this.inFlight--;
  }

  /** Calls `handle` once new connections are refused, so that clients that reconnect reach another node. */
  onClosing(handle: () => void): void {
    this.handlers.push(handle);
  }

  /** Reports this node as not ready; it goes on serving. */
  stopBeingReady(): void {
    this.stoppingSince ??= performance.now();
    this.moveTo('not-ready');
  }

  /** Lets responses close their connections. Behind a proxy, call once new connections are refused. */
  close(): void {
    if (this.moveTo('closing')) for (const handle of this.handlers) handle();
  }

  /** Refuses new requests. */
  refuse(): void {
    this.moveTo('refusing');
  }

  private moveTo(phase: Phase): boolean {
    const isNext = PHASES.indexOf(phase) > PHASES.indexOf(this.phase);
    if (isNext) this.phase = phase;
    return isNext;
  }
}
