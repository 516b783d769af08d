import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tempFolder } from '../test/temp-files.js';
import { FailedAttempts, pauseAfter, UNLOCK_PAUSE_FIRST_MS, UNLOCK_PAUSE_MAX_MS } from './failed-attempts.js';

const now = Date.UTC(2026, 10, 22, 8);
let path: string;

beforeEach(async () => {
  path = join(await tempFolder(), 'failed-attempts.json');
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

async function open(): Promise<FailedAttempts> {
  const tries = new FailedAttempts(path);
  await tries.load();
  return tries;
}

test.each([
  [1, 0],
  [4, 0],
  [5, UNLOCK_PAUSE_FIRST_MS],
  [6, 2 * UNLOCK_PAUSE_FIRST_MS],
  [7, 4 * UNLOCK_PAUSE_FIRST_MS],
  [100, UNLOCK_PAUSE_MAX_MS],
])('after %d wrong passwords the pause is %d ms', (count, pauseMs) => {
  expect(pauseAfter(count)).toBe(pauseMs);
});

test('count and pause survive a restart', async () => {
  const tries = await open();
  for (let nth = 0; nth < 5; nth += 1) tries.add();
  await tries.saved();
  const again = await open();
  expect(again.pausedUntil).toBe(now + UNLOCK_PAUSE_FIRST_MS);
  vi.setSystemTime(now + UNLOCK_PAUSE_FIRST_MS);
  expect(again.pausedUntil).toBeNull();
  again.add();
  expect(again.pausedUntil).toBe(now + 3 * UNLOCK_PAUSE_FIRST_MS);
});

test('a clock set back does not extend the pause beyond the maximum', async () => {
  const tries = await open();
  for (let nth = 0; nth < 5; nth += 1) tries.add();
  vi.setSystemTime(now - 10 * UNLOCK_PAUSE_MAX_MS);
  expect(tries.pausedUntil).toBe(Date.now() + UNLOCK_PAUSE_MAX_MS);
});

test('the right password resets the count', async () => {
  const tries = await open();
  for (let nth = 0; nth < 5; nth += 1) tries.add();
  tries.reset();
  await tries.saved();
  expect((await open()).pausedUntil).toBeNull();
});
