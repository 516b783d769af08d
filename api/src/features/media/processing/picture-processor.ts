import { type ChildProcess, fork } from 'node:child_process';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { PICTURE_OPERATION_MAX_MS, PICTURE_PROCESS_IDLE_MS } from '@quartermile/core/domain';
import { lowerPriority } from '../../../platform/jobs/lower-priority.js';
import { hasCrashed, PictureFailure, refusalOf } from './picture-failure.js';
import type { OperationName, PictureOperations } from './picture-operations.js';

/** Request to the picture process. */
export interface OperationRequest {
  readonly id: number;
  readonly name: OperationName;
  readonly args: readonly unknown[];
}

/** Reply of the picture process. */
export type OperationReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: string };

/** An unexpected end of the picture process. */
export interface ProcessFailure {
  readonly at: Date;
  readonly message: string;
}

interface Pending {
  resolve(result: unknown): void;
  reject(failure: PictureFailure): void;
}

/** Built file of the process, three folders below api in src and in dist. Tests that run the sources use it too. */
const ENTRY = new URL('../../../../dist/features/media/processing/picture-process.js', import.meta.url);
/**
 * The process gets no secrets, and memory settings as in docs/decisions/0067: without them glibc retains the peak memory
 * of each thread.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Decodes and encodes pictures in a child process of low priority, so that neither their CPU time nor a crash of a
 * decoder affects other requests. It starts on demand and ends when idle.
 */
@Injectable()
export class PictureProcessor implements OnApplicationShutdown {
  /** Built file of the process. */
  protected readonly entry: URL = ENTRY;
  private readonly logger = new Logger(PictureProcessor.name);
  private readonly pending = new Map<number, Pending>();
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;
  private failure: ProcessFailure | null = null;

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
   * @throws PictureFailure; after a crash the next operation starts a new process
   */
  async run<Name extends OperationName>(
    name: Name,
    ...args: Parameters<PictureOperations[Name]>
  ): Promise<Awaited<ReturnType<PictureOperations[Name]>>> {
    clearTimeout(this.idle);
    this.child ??= this.start();
    const { child } = this;
    const id = ++this.lastId;
    const late = setTimeout(() => this.endLate(child, id), PICTURE_OPERATION_MAX_MS);
    child.channel?.ref();
    try {
      return (await this.request(child, { id, name, args })) as Awaited<ReturnType<PictureOperations[Name]>>;
    } finally {
      clearTimeout(late);
      if (this.pending.size === 0) this.endWhenIdle(child);
    }
  }

  /** Ends the process at shutdown, after the last request. */
  onApplicationShutdown(): void {
    clearTimeout(this.idle);
    const { child } = this;
    if (child) this.forget(child, new PictureFailure('interrupted', 'The server stops'));
    child?.kill('SIGKILL');
  }

  private request(child: ChildProcess, request: OperationRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.pending.set(request.id, { resolve, reject });
      child.send(request, (error) => {
        if (error) this.settle(request.id, new PictureFailure('interrupted', error.message));
      });
    });
  }

  private start(): ChildProcess {
    const child = fork(this.entry, {
      env: ENVIRONMENT,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Set before the process has threads, which inherit it.
    if (child.pid !== undefined) lowerPriority(child.pid);
    child.on('message', (reply: OperationReply) => this.receive(reply));
    child.on('error', (error) => {
      this.failure = { at: new Date(), message: error.message };
      this.forget(child, new PictureFailure('interrupted', error.message));
    });
    child.on('exit', (code, signal) => this.onExit(child, code, signal));
    child.unref();
    return child;
  }

  private receive(reply: OperationReply): void {
    this.failure = null;
    if ('failure' in reply) this.settle(reply.id, refusalOf(reply.failure));
    else this.settle(reply.id, null, reply.result);
  }

  private settle(id: number, failure: PictureFailure | null, result?: unknown): void {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    if (failure) waiting?.reject(failure);
    else waiting?.resolve(result);
  }

  private onExit(child: ChildProcess, code: number | null, signal: NodeJS.Signals | null): void {
    if (this.child !== child) return;
    const message = `The picture process ended with ${signal ?? code}`;
    this.logger.warn(message);
    this.failure = { at: new Date(), message };
    const isCrash = hasCrashed(code, signal) && this.pending.size === 1;
    this.forget(child, new PictureFailure(isCrash ? 'crashed' : 'interrupted', message));
  }

  private endLate(child: ChildProcess, id: number): void {
    const message = 'The picture process exceeded its time limit';
    this.failure = { at: new Date(), message };
    this.settle(id, new PictureFailure('late', message));
    this.forget(child, new PictureFailure('interrupted', message));
    child.kill('SIGKILL');
  }

  private endWhenIdle(child: ChildProcess): void {
    if (this.child !== child) return;
    child.channel?.unref();
    clearTimeout(this.idle);
    this.idle = setTimeout(() => {
      this.forget(child, new PictureFailure('interrupted', 'The picture process was idle'));
      child.disconnect();
    }, PICTURE_PROCESS_IDLE_MS);
    this.idle.unref();
  }

  /** Rejects what the process was working on; the next operation starts another one. */
  private forget(child: ChildProcess, failure: PictureFailure): void {
    if (this.child !== child) return;
    this.child = null;
    for (const { reject } of this.pending.values()) reject(failure);
    this.pending.clear();
  }
}
