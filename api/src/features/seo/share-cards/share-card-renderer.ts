import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import type { CardPixels } from './render-card.js';
import type { ShareSubject } from './share-subject.js';

/** Time-out of rendering a share picture, ms. */
const SHARE_PICTURE_TIMEOUT_MS = 20_000;
/** Idle time after which the rendering thread ends, ms. */
const SHARE_RENDERER_IDLE_MS = 30_000;

/** Request to the rendering thread. */
export interface DrawingOrder {
  readonly id: number;
  readonly subject: ShareSubject;
  readonly photograph: Uint8Array | null;
}

/** Response of the rendering thread. */
export type DrawingDone =
  | { readonly id: number; readonly card: CardPixels }
  | { readonly id: number; readonly failure: string };

interface Pending {
  resolve(card: CardPixels): void;
  reject(error: Error): void;
}

/**
 * Built file of the thread, three folders below api in src and in dist. Worker threads run JavaScript only, also when
 * tests run the sources.
 */
const THREAD = new URL('../../../../dist/features/seo/share-cards/share-worker.js', import.meta.url);

/** Renders cards in a worker thread, which starts on demand and ends when idle. */
@Injectable()
export class ShareCardRenderer implements OnModuleDestroy {
  private worker: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;

  /**
   * Renders a card.
   * @throws Error when the thread fails or times out; the next request starts a new one
   */
  async draw(subject: ShareSubject, photograph: Uint8Array | null): Promise<CardPixels> {
    clearTimeout(this.idle);
    this.worker ??= this.start();
    const { worker } = this;
    const late = setTimeout(() => this.end(worker, 'it took too long'), SHARE_PICTURE_TIMEOUT_MS);
    try {
      return await this.order(worker, { id: ++this.lastId, subject, photograph });
    } finally {
      clearTimeout(late);
      if (this.pending.size === 0) this.endWhenIdle(worker);
    }
  }

  /** Stops the thread at shutdown. */
  onModuleDestroy(): void {
    clearTimeout(this.idle);
    if (this.worker) this.end(this.worker, 'the server stops');
  }

  private order(worker: Worker, order: DrawingOrder): Promise<CardPixels> {
    return new Promise((resolve, reject) => {
      this.pending.set(order.id, { resolve, reject });
      worker.postMessage(order);
    });
  }

  private start(): Worker {
    const worker = new Worker(THREAD, { name: 'share-pictures' });
    worker.unref();
    worker.on('message', (done: DrawingDone) => this.settle(done));
    worker.on('error', (error) => this.end(worker, error.message));
    return worker;
  }

  private settle(done: DrawingDone): void {
    const waiting = this.pending.get(done.id);
    this.pending.delete(done.id);
    if ('card' in done) waiting?.resolve(done.card);
    else waiting?.reject(new Error(done.failure));
  }

  private endWhenIdle(worker: Worker): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.end(worker, 'it was idle'), SHARE_RENDERER_IDLE_MS);
    this.idle.unref();
  }

  private end(worker: Worker, why: string): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const { reject } of this.pending.values()) reject(new Error(`The drawing thread ended: ${why}`));
    this.pending.clear();
    void worker.terminate();
  }
}
