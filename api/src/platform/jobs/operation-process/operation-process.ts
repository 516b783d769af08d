import { type ChildProcess, fork } from 'node:child_process';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { lowerPriority } from '../lower-priority.js';
import { hasCrashed, OperationFailure } from './operation-failure.js';

/** The operations of a process by their names. Arguments and results are structured clones. */
export type Operations = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/** Request to a process. */
export interface OperationRequest {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
  /** Limit of its CPU time, ms. */
  readonly cpuMaxMs: number;
}

/** Reply of a process. */
export type OperationReply =
  | { readonly id: number; readonly cpuMs: number; readonly result: unknown }
  | {
      readonly id: number;
      /** CPU time that it took, ms. */
      readonly cpuMs: number;
      readonly failure: string;
      /** `io`: a system call failed. `costly`: it is still running, above its limit of CPU time. */
      readonly reason: 'io' | 'costly' | 'refused';
    };

/** An unexpected end of a process. */
export interface ProcessFailure {
  readonly at: Date;
  readonly message: string;
}

/** Time limits of a process, ms. */
export interface ProcessLimits {
  /** An operation above it ends the process. */
  readonly operationMs: number;
  /** CPU time above which an operation ends the process. Default: none. */
  readonly cpuMs?: number;
  /** The process ends when idle for this long. */
  readonly idleMs: number;
}

interface Pending {
  spend(cpuMs: number): void;
  resolve(result: unknown): void;
  reject(failure: OperationFailure): void;
}

/**
 * The process gets no secrets, and memory settings as in docs/decisions/0046: without them glibc retains the peak memory
 * of each thread.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Runs operations in a child process of low priority, so that neither their CPU time nor a crash of a native library
 * affects requests. It starts on demand and ends when idle. Its entry calls `serveOperations`.
 */
export abstract class OperationProcess<Served extends Operations> implements OnApplicationShutdown {
  /** Built file of the process. */
  protected abstract readonly entry: URL;
  /** Options of Node for the process. */
  protected readonly execArgv: readonly string[] = [];
  private readonly logger: Logger;
  private readonly pending = new Map<number, Pending>();
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;
  private failure: ProcessFailure | null = null;

  /** @param title its name in messages, such as "picture process" */
  protected constructor(
    private readonly title: string,
    protected readonly limits: ProcessLimits,
  ) {
    this.logger = new Logger(new.target.name);
  }

  /** Process id while it runs. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Why the process last ended or hung, unless an operation has succeeded since. */
  get lastFailure(): ProcessFailure | null {
    return this.failure;
  }

  /**
   * Runs an operation. Operations of several callers run concurrently.
   * @throws OperationFailure; after a crash the next operation starts a new process
   */
  run<Name extends keyof Served & string>(
    name: Name,
    ...args: Parameters<Served[Name]>
  ): Promise<Awaited<ReturnType<Served[Name]>>> {
    return this.runMeasured(() => undefined, name, ...args);
  }

  /** Like `run`. `spend` learns the CPU time that the operation took, ms, unless the process ended meanwhile. */
  async runMeasured<Name extends keyof Served & string>(
    spend: (cpuMs: number) => void,
    name: Name,
    ...args: Parameters<Served[Name]>
  ): Promise<Awaited<ReturnType<Served[Name]>>> {
    clearTimeout(this.idle);
    this.child ??= this.start();
    const { child } = this;
    const id = ++this.lastId;
    const { operationMs, cpuMs: cpuMaxMs = Number.POSITIVE_INFINITY } = this.limits;
    const late = setTimeout(() => this.endLate(child, id), operationMs);
    child.channel?.ref();
    try {
      return (await this.request(child, { id, name, args, cpuMaxMs }, spend)) as Awaited<
        ReturnType<Served[Name]>
      >;
    } finally {
      clearTimeout(late);
      if (this.pending.size === 0) this.endWhenIdle(child);
    }
  }

  /** Ends the process at shutdown, after the last request. */
  onApplicationShutdown(): void {
    clearTimeout(this.idle);
    if (this.child) this.end(this.child, 'The server stops');
  }

  /** The failure for an error that an operation threw. */
  protected refusalOf(message: string): OperationFailure {
    return new OperationFailure('refused', message);
  }

  private request(child: ChildProcess, request: OperationRequest, spend: Pending['spend']): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.pending.set(request.id, { spend, resolve, reject });
      child.send(request, (error) => {
        if (error) this.settle(request.id, new OperationFailure('interrupted', error.message));
      });
    });
  }

  private start(): ChildProcess {
    const child = fork(this.entry, {
      env: ENVIRONMENT,
      execArgv: [...this.execArgv],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Set before the process has threads, which inherit it.
    if (child.pid !== undefined) lowerPriority(child.pid);
    child.on('message', (reply: OperationReply) => this.receive(child, reply));
    child.on('error', (error) => {
      this.failure = { at: new Date(), message: error.message };
      this.forget(child, new OperationFailure('interrupted', error.message));
    });
    child.on('exit', (code, signal) => this.onExit(child, code, signal));
    child.unref();
    return child;
  }

  private receive(child: ChildProcess, reply: OperationReply): void {
    this.failure = null;
    this.pending.get(reply.id)?.spend(reply.cpuMs);
    if (!('failure' in reply)) return this.settle(reply.id, null, reply.result);
    const { id, failure, reason } = reply;
    this.settle(id, reason === 'refused' ? this.refusalOf(failure) : new OperationFailure(reason, failure));
    // Native code cannot be stopped otherwise.
    if (reason === 'costly') this.end(child, failure);
  }

  private settle(id: number, failure: OperationFailure | null, result?: unknown): void {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    if (failure) waiting?.reject(failure);
    else waiting?.resolve(result);
  }

  private onExit(child: ChildProcess, code: number | null, signal: NodeJS.Signals | null): void {
    if (this.child !== child) return;
    const message = `The ${this.title} ended with ${signal ?? code}`;
    this.logger.warn(message);
    this.failure = { at: new Date(), message };
    const isCrash = hasCrashed(code, signal) && this.pending.size === 1;
    this.forget(child, new OperationFailure(isCrash ? 'crashed' : 'interrupted', message));
  }

  private endLate(child: ChildProcess, id: number): void {
    const message = `The ${this.title} exceeded its time limit`;
    this.failure = { at: new Date(), message };
    this.settle(id, new OperationFailure('late', message));
    this.end(child, message);
  }

  private end(child: ChildProcess, message: string): void {
    this.forget(child, new OperationFailure('interrupted', message));
    child.kill('SIGKILL');
  }

  private endWhenIdle(child: ChildProcess): void {
    if (this.child !== child) return;
    child.channel?.unref();
    clearTimeout(this.idle);
    this.idle = setTimeout(() => {
      this.forget(child, new OperationFailure('interrupted', `The ${this.title} was idle`));
      child.disconnect();
    }, this.limits.idleMs);
    this.idle.unref();
  }

  /** Rejects what the process was working on; the next operation starts another one. */
  private forget(child: ChildProcess, failure: OperationFailure): void {
    if (this.child !== child) return;
    this.child = null;
    for (const { reject } of this.pending.values()) reject(failure);
    this.pending.clear();
  }
}
