import { Injectable } from '@nestjs/common';
import { NodeConnection } from '../postgres/node-connection.js';

/** How often another node's lock is asked for again. */
const POLL_MS = 100;

/**
 * One holder per key over all nodes. On one node the callers wait for one another; between nodes an
 * advisory lock on the node's lasting connection decides, which falls by itself when the node dies:
 * at once when its process does, within 2 s when its machine vanishes.
 */
@Injectable()
export class KeyLocks {
  private readonly held = new Map<string, Promise<void>>();
  private readonly locked = new Set<string>();

  constructor(private readonly connection: NodeConnection) {
    connection.onResumed(() => this.takeAgain());
  }

  /**
   * Takes a key, waiting for its holder until `deadline`; null when that passed.
   * @returns what gives the key back
   */
  async take(key: Buffer, deadline: number): Promise<(() => Promise<void>) | null> {
    const lock = key.readBigInt64BE().toString();
    while (Date.now() < deadline) {
      const holder = this.held.get(lock);
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
    this.held.set(lock, promise);
    const free = (): void => {
      this.held.delete(lock);
      resolve();
    };
    try {
      const rows = await this.connection.query<{ taken: boolean }>(
        'SELECT pg_try_advisory_lock($1) AS taken',
        [lock],
      );
      if (rows[0]?.taken) {
        this.locked.add(lock);
        return () => this.giveBack(lock).finally(free);
      }
    } catch (error) {
      free();
      throw error;
    }
    free();
    return null;
  }

  /** A connection that is gone has given it back already. */
  private async giveBack(lock: string): Promise<void> {
    this.locked.delete(lock);
    if (!this.connection.isLive) return;
    await this.connection.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => undefined);
  }

  /** After a lost connection: the callers on this node still hold their keys, so the locks are theirs again. */
  private async takeAgain(): Promise<void> {
    for (const lock of this.locked) {
      await this.connection.query('SELECT pg_try_advisory_lock($1)', [lock]);
    }
  }
}

async function until(promise: Promise<void>, deadline: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, deadline - Date.now());
  });
  await Promise.race([promise, timeout]);
  clearTimeout(timer);
}
