import { Injectable } from '@nestjs/common';
import { NodeConnection } from '../../database/notifications/node-connection.js';

/** Polling interval for another node's lock. */
const POLL_MS = 100;

/**
 * One holder per key across all nodes. Callers on one node queue up; between nodes an advisory lock on the node's
 * dedicated connection decides. It is released when the node dies: at once with its process, within 2 s when its
 * machine vanishes.
 */
@Injectable()
export class KeyLocks {
  private readonly holders = new Map<string, Promise<void>>();
  private readonly locked = new Set<string>();

  constructor(private readonly connection: NodeConnection) {
    connection.onResumed(() => this.reacquire());
  }

  /**
   * Acquires a key, waiting until `deadline` (ms of `performance.now()`); null after that.
   * @returns releases the key
   */
  async take(key: Buffer, deadline: number): Promise<(() => Promise<void>) | null> {
    const lock = key.readBigInt64BE().toString();
    while (performance.now() < deadline) {
      const holder = this.holders.get(lock);
      if (holder) await until(holder, deadline);
      else {
        const release = await this.tryTake(lock);
        if (release) return release;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    }
    return null;
  }

  private async tryTake(lock: string): Promise<(() => Promise<void>) | null> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.holders.set(lock, promise);
    const free = (): void => {
      this.holders.delete(lock);
      resolve();
    };
    try {
      const rows = await this.connection.query<{ taken: boolean }>(
        'SELECT pg_try_advisory_lock($1) AS taken',
        [lock],
      );
      if (rows[0]?.taken) {
        this.locked.add(lock);
        return () => this.release(lock).finally(free);
      }
    } catch (error) {
      free();
      throw error;
    }
    free();
    return null;
  }

  /** A lost connection has released it already. */
  private async release(lock: string): Promise<void> {
    this.locked.delete(lock);
    if (!this.connection.isLive) return;
    await this.connection.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => undefined);
  }

  /** After a reconnect, reacquires the locks of callers on this node. */
  private async reacquire(): Promise<void> {
    for (const lock of this.locked) {
      await this.connection.query('SELECT pg_try_advisory_lock($1)', [lock]);
    }
  }
}

async function until(promise: Promise<void>, deadline: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, deadline - performance.now());
  });
  await Promise.race([promise, timeout]);
  clearTimeout(timer);
}
