import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresProcess } from './postgres-process.js';

/** Factor by which pauses grow. */
const GROWTH = 1.5;

/** Pauses before restarts, ms: the first, and the longest. They grow while restarts fail. */
export interface RestartPauses {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** Options of {@link keepRunning}. */
export interface KeepRunningOptions {
  /** Starts the server once. */
  start(): Promise<PostgresProcess>;
  readonly pauses: RestartPauses;
  /** Prints a line for the operator. */
  log(line: string): void;
}

/**
 * Restarts a database server whenever it ends, for as long as it takes: a full disk or a missing folder may be
 * repaired after hours. A server that ends soon after its start counts as a failed restart.
 * @returns stops the server and its restarts for good
 */
export function keepRunning(first: PostgresProcess, options: KeepRunningOptions): () => Promise<void> {
  const supervisor = new Supervisor(options);
  const watching = supervisor.watch(first);
  return async () => {
    await supervisor.stop();
    await watching;
  };
}

class Supervisor {
  private readonly stopping = new AbortController();
  private server: PostgresProcess | null = null;
  private pauseMs: number;

  constructor(private readonly options: KeepRunningOptions) {
    this.pauseMs = options.pauses.firstMs;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.server?.stop();
  }

  /** Watches the server and its successors until `stop`. */
  async watch(first: PostgresProcess): Promise<void> {
    const { log, pauses } = this.options;
    for (let server: PostgresProcess | null = first; server; server = await this.restart()) {
      this.server = server;
      const startedAt = performance.now();
      await server.ended;
      this.server = null;
      if (this.stopping.signal.aborted) return;
      log('The embedded database ended unexpectedly; it is being started again.');
      if (performance.now() - startedAt >= pauses.maxMs) this.pauseMs = pauses.firstMs;
    }
  }

  /** Tries until the server runs; null after `stop`. A reason is logged once. */
  private async restart(): Promise<PostgresProcess | null> {
    const { log } = this.options;
    for (let reason = ''; ; ) {
      await this.pause();
      if (this.stopping.signal.aborted) return null;
      try {
        const server = await this.options.start();
        if (this.stopping.signal.aborted) await server.stop();
        else if (reason !== '') log('The embedded database runs again.');
        return server;
      } catch (error) {
        const { message } = error as Error;
        if (message !== reason)
          log(`The embedded database does not start; trying again: ${message.replaceAll(/\s+/g, ' ')}`);
        reason = message;
      }
    }
  }

  private async pause(): Promise<void> {
    await sleep(this.pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    this.pauseMs = Math.min(this.pauseMs * GROWTH, this.options.pauses.maxMs);
  }
}
