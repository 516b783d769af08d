import { Injectable } from '@nestjs/common';

/** What a stopping node still does: everything, everything while load balancers look elsewhere, or what is in flight. */
type Phase = 'serving' | 'not-ready' | 'closing';

/** Whether this node is about to stop. `drain` of the lifecycle moves it from phase to phase. */
@Injectable()
export class Draining {
  private phase: Phase = 'serving';
  private readonly handlers: (() => void)[] = [];

  /** Whether load balancers should send new calls to other nodes. */
  get isNotReady(): boolean {
    return this.phase !== 'serving';
  }

  /** Whether connections are closed after their response. */
  get isClosing(): boolean {
    return this.phase === 'closing';
  }

  /** Calls `handle` once new connections are refused, so that clients that reconnect reach another node. */
  onClosing(handle: () => void): void {
    this.handlers.push(handle);
  }

  /** Reports this node as not ready; it goes on serving. */
  stopBeingReady(): void {
    if (this.phase === 'serving') this.phase = 'not-ready';
  }

  /** Lets responses close their connections. Call once new connections are refused. */
  close(): void {
    if (this.phase === 'closing') return;
    this.phase = 'closing';
    for (const handle of this.handlers) handle();
  }
}
