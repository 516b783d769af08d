import { setTimeout as sleep } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { keepRunning } from './keep-running.js';
import type { PostgresProcess } from './postgres-process.js';

/** A server process that ends by `end` or `stop`. */
function fakeServer() {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const stop = jest.fn(async () => end());
  return { ended, end, stop };
}

/** Supervises a server whose restarts fail until `mend` is called. */
function supervise(pauses = { firstMs: 10, maxMs: 40 }) {
  const lines: string[] = [];
  const attempts: number[] = [];
  const first = fakeServer();
  let next: (PostgresProcess & { end(): void }) | null = null;
  const start = async (): Promise<PostgresProcess> => {
    attempts.push(performance.now());
    if (next) return next;
    throw new Error(attempts.length < 4 ? 'No space\n left' : 'another reason');
  };
  const stop = keepRunning(first, { start, pauses, log: (line) => lines.push(line) });
  const mend = () => (next = fakeServer());
  return { lines, attempts, first, stop, mend };
}

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await sleep(2);
};

test('tries for as long as it takes, logs each reason once, and recovers by itself', async () => {
  const { lines, attempts, first, stop, mend } = supervise();
  first.end();
  await until(() => attempts.length >= 30);
  const next = mend();
  await until(() => lines.at(-1) === 'The embedded database runs again.');
  expect(lines).toEqual([
    'The embedded database ended unexpectedly; it is being started again.',
    'The embedded database does not start; trying again: No space left',
    'The embedded database does not start; trying again: another reason',
    'The embedded database runs again.',
  ]);
  await stop();
  expect(next.stop).toHaveBeenCalledTimes(1);
});

test('pauses grow to a bound while restarts fail, also when the server starts and ends at once', async () => {
  const { attempts, first, stop, mend } = supervise({ firstMs: 20, maxMs: 60 });
  first.end();
  await until(() => attempts.length >= 6);
  const gaps = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(gaps[0]).toBeGreaterThanOrEqual(29);
  for (const gap of gaps.slice(3)) expect(gap).toBeGreaterThanOrEqual(59);
  const tried = attempts.length;
  mend().end();
  await until(() => attempts.length >= tried + 3);
  for (const [index, at] of attempts.entries())
    if (index > tried) expect(at - (attempts[index - 1] ?? 0)).toBeGreaterThanOrEqual(59);
  await stop();
});

test('stops at once during a pause, and starts nothing any more', async () => {
  const { attempts, first, stop } = supervise({ firstMs: 60_000, maxMs: 60_000 });
  first.end();
  await sleep(10);
  await stop();
  expect(attempts).toEqual([]);
});

test('stops a server that starts while it is stopped', async () => {
  const first = fakeServer();
  const next = fakeServer();
  const started = Promise.withResolvers<PostgresProcess>();
  const start = jest.fn(() => started.promise);
  const stop = keepRunning(first, { start, pauses: { firstMs: 0, maxMs: 0 }, log: () => undefined });
  first.end();
  await until(() => start.mock.calls.length > 0);
  const stopped = stop();
  started.resolve(next);
  await stopped;
  expect(next.stop).toHaveBeenCalledTimes(1);
});

test('a server that ran for long is restarted after the first pause', async () => {
  const { attempts, first, stop, mend } = supervise({ firstMs: 5, maxMs: 300 });
  first.end();
  await until(() => attempts.length >= 12);
  const next = mend();
  const tried = attempts.length;
  await until(() => attempts.length > tried);
  await sleep(310);
  next.end();
  const endedAt = performance.now();
  mend();
  await until(() => attempts.length > tried + 1);
  expect((attempts[tried + 1] ?? 0) - endedAt).toBeLessThan(300);
  await stop();
});
