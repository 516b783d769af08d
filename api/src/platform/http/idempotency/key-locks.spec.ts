import { describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { NodeConnection } from '../../database/notifications/node-connection.js';
import { IdempotencyService } from './idempotency.service.js';
import { KeyLocks } from './key-locks.js';

const KEY = Buffer.from('0123456789abcdef', 'hex');
const soon = () => performance.now() + 5000;

/** A connection that records its statements and answers with `answer`. */
function fakeConnection(answer: () => boolean) {
  const statements: string[] = [];
  const resumed: (() => Promise<void>)[] = [];
  const connection = {
    isLive: true,
    onResumed: (listener: () => Promise<void>) => resumed.push(listener),
    query: async (statement: string) => {
      statements.push(statement.includes('unlock') ? 'unlock' : 'lock');
      return [{ taken: answer() }];
    },
  };
  const locks = new KeyLocks(connection as unknown as NodeConnection);
  return { connection, statements, locks, resume: () => Promise.all(resumed.map((listener) => listener())) };
}

describe('the lock of a key', () => {
  test('is free again after an error of the database', async () => {
    let isDown = true;
    const { locks } = fakeConnection(() => {
      if (isDown) throw new Error('down');
      return true;
    });
    await expect(locks.take(KEY, soon())).rejects.toThrow('down');
    isDown = false;
    expect(await locks.take(KEY, soon())).not.toBeNull();
  });

  test('is taken once another node has released it', async () => {
    const answers = [false, true];
    const { locks, statements } = fakeConnection(() => answers.shift() ?? false);
    expect(await locks.take(KEY, soon())).not.toBeNull();
    expect(statements).toEqual(['lock', 'lock']);
  });

  test('is not waited for beyond the deadline, neither on this node nor on another', async () => {
    const { locks } = fakeConnection(() => true);
    await locks.take(KEY, soon());
    expect(await locks.take(KEY, performance.now() + 50)).toBeNull();
    expect(await locks.take(KEY, performance.now() - 1)).toBeNull();
    expect(await fakeConnection(() => false).locks.take(KEY, performance.now() + 50)).toBeNull();
  });

  test('goes to the next caller of this node when it is released', async () => {
    const { locks, statements } = fakeConnection(() => true);
    const release = await locks.take(KEY, soon());
    const next = locks.take(KEY, soon());
    await release?.();
    expect(await next).not.toBeNull();
    expect(statements).toEqual(['lock', 'unlock', 'lock']);
  });

  test('is acquired again after a reconnect while it is taken, and not once it is released', async () => {
    const { locks, statements, resume } = fakeConnection(() => true);
    const release = await locks.take(KEY, soon());
    await resume();
    expect(statements).toEqual(['lock', 'lock']);
    await release?.();
    await resume();
    expect(statements).toEqual(['lock', 'lock', 'unlock']);
  });

  test('is released without the database while the connection is lost', async () => {
    const { locks, connection, statements } = fakeConnection(() => true);
    const release = await locks.take(KEY, soon());
    connection.isLive = false;
    await release?.();
    expect(statements).toEqual(['lock']);
    expect(await locks.take(KEY, soon())).not.toBeNull();
  });
});

test('a call whose first call takes too long may be repeated after a second', async () => {
  const busy = { take: async () => null } as unknown as KeyLocks;
  const service = new IdempotencyService({} as DataSource, busy);
  await expect(service.enter(KEY, KEY)).rejects.toMatchObject({ code: 'unavailable', retryAfterS: 1 });
});

test('a call whose key a duplicate took that is gone again may be repeated after a second', async () => {
  let isRolledBack = false;
  const nothingStored = async () => [];
  const runner = {
    startTransaction: async () => undefined,
    manager: { query: nothingStored },
    rollbackTransaction: async () => void (isRolledBack = true),
    release: async () => undefined,
  };
  const database = { query: nothingStored, createQueryRunner: () => runner } as unknown as DataSource;
  const service = new IdempotencyService(database, fakeConnection(() => true).locks);
  const first = await service.enter(KEY, KEY);
  if (!('finish' in first)) throw new Error('there is no stored response');
  const finished = first.finish({ status: 200, headers: {}, body: null });
  await expect(finished).rejects.toMatchObject({ code: 'unavailable', retryAfterS: 1 });
  expect(isRolledBack).toBe(true);
});

test('a key is free again when its stored response cannot be read', async () => {
  let released = 0;
  const locks = { take: async () => async () => void (released += 1) } as unknown as KeyLocks;
  const down = { query: () => Promise.reject(new Error('down')) } as unknown as DataSource;
  await expect(new IdempotencyService(down, locks).enter(KEY, KEY)).rejects.toThrow('down');
  expect(released).toBe(1);
});
