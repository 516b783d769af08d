import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reachability } from './reachability.js';

let answers: boolean;
const onAway = vi.fn<() => void>();
const onBack = vi.fn<() => void>();
const probe = vi.fn(async () => answers);
let reach: Reachability;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  answers = false;
  reach = new Reachability({ probe, onAway, onBack });
});
afterEach(() => {
  reach.stop();
  vi.useRealTimers();
});

test('asks a silent site at growing pauses until it answers', async () => {
  reach.noteSilence();
  expect(reach.awaySince).toBe(Date.now());
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  expect(probe).toHaveBeenCalledTimes(3);
  answers = true;
  await vi.advanceTimersByTimeAsync(8000);
  expect(reach.awaySince).toBeNull();
  expect([onAway.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(4);
});

test('never waits longer than half a minute', async () => {
  reach.noteSilence();
  await vi.advanceTimersByTimeAsync(120_000);
  const before = probe.mock.calls.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(probe.mock.calls.length).toBeGreaterThan(before);
});

test('any answer ends the waiting at once', () => {
  reach.noteSilence();
  reach.noteAnswer();
  expect(onBack).toHaveBeenCalledOnce();
});
