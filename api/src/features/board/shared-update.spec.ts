import { describe, expect, it } from '@jest/globals';
import { SharedUpdate } from './shared-update.js';

/** A model whose updates are completed by the test. */
function observe() {
  const runs: PromiseWithResolvers<string>[] = [];
  const update = new SharedUpdate<string>(() => {
    const run = Promise.withResolvers<string>();
    runs.push(run);
    return run.promise;
  });
  return { update, runs };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('SharedUpdate', () => {
  it('runs once for concurrent readers, and not again without a change', async () => {
    const { update, runs } = observe();
    const reads = [update.read(), update.read()];
    runs[0]?.resolve('first');
    expect(await Promise.all(reads)).toEqual(['first', 'first']);
    expect(await update.read()).toBe('first');
    expect(runs).toHaveLength(1);
  });

  it('runs once more for readers that begin after a change during an update', async () => {
    const { update, runs } = observe();
    const early = update.read();
    update.changed();
    const late = [update.read(), update.read()];
    runs[0]?.resolve('first');
    expect(await early).toBe('first');
    await settled();
    expect(runs).toHaveLength(2);
    runs[1]?.resolve('second');
    expect(await Promise.all(late)).toEqual(['second', 'second']);
    expect(runs).toHaveLength(2);
  });

  it('does not make a reader wait for changes after its call', async () => {
    const { update, runs } = observe();
    const early = update.read();
    update.changed();
    runs[0]?.resolve('first');
    expect(await early).toBe('first');
  });

  it('fails for those who share an update, and tries again for later readers', async () => {
    const { update, runs } = observe();
    const reads = [update.read(), update.read()];
    runs[0]?.reject(new Error('away'));
    for (const read of reads) await expect(read).rejects.toThrow('away');
    const later = update.read();
    runs[1]?.resolve('second');
    expect(await later).toBe('second');
  });

  it('spares readers after a change the failure of an earlier update', async () => {
    const { update, runs } = observe();
    const early = update.read();
    update.changed();
    const late = update.read();
    runs[0]?.reject(new Error('away'));
    await expect(early).rejects.toThrow('away');
    await settled();
    runs[1]?.resolve('second');
    expect(await late).toBe('second');
  });

  it('does not give out a released model', async () => {
    const { update, runs } = observe();
    const first = update.read();
    runs[0]?.resolve('first');
    await first;
    update.release();
    const next = update.read();
    expect(runs).toHaveLength(2);
    runs[1]?.resolve('second');
    expect(await next).toBe('second');
  });
});
