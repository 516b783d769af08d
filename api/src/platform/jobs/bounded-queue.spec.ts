import { describe, expect, it } from '@jest/globals';
import { BoundedQueue } from './bounded-queue.js';

class FullError extends Error {}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A queue whose items run until released, and the names of started ones. */
function observe(running: number, waiting: number) {
  const queue = new BoundedQueue(
    { running, waiting, perNetwork: running + waiting, kept: 0 },
    () => new FullError(),
  );
  const started: string[] = [];
  const enqueue = (name: string) => {
    const work = Promise.withResolvers<string>();
    const done = queue.run(null, () => {
      started.push(name);
      return work.promise;
    });
    return { work, done };
  };
  return { started, enqueue };
}

describe('BoundedQueue', () => {
  it('runs a few items, lets some wait in order, and rejects the rest without running them', async () => {
    const { started, enqueue } = observe(2, 1);
    const [a, , c] = [enqueue('a'), enqueue('b'), enqueue('c')];
    await expect(enqueue('d').done).rejects.toThrow(FullError);
    await settle();
    expect(started).toEqual(['a', 'b']);
    a?.work.resolve('done');
    expect(await a?.done).toBe('done');
    await settle();
    expect(started).toEqual(['a', 'b', 'c']);
    c?.work.resolve('done');
    await c?.done;
    expect(started).not.toContain('d');
  });

  it('has room again after an item failed', async () => {
    const { enqueue } = observe(1, 0);
    const first = enqueue('a');
    await expect(enqueue('b').done).rejects.toThrow(FullError);
    first.work.reject(new RangeError('broken'));
    await expect(first.done).rejects.toThrow(RangeError);
    const next = enqueue('c');
    next.work.resolve('done');
    expect(await next.done).toBe('done');
  });
});
