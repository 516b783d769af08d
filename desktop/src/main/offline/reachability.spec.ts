import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteProblem } from '../../shared/app-state.js';
import { Reachability } from './reachability.js';

let problem: SiteProblem | null;
const onChange = vi.fn<() => void>();
const onBack = vi.fn<() => void>();
const probe = vi.fn(async () => problem);
let reach: Reachability;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  problem = 'unreachable';
  reach = new Reachability({ probe, onChange, onBack });
});
afterEach(() => {
  reach.stop();
  vi.useRealTimers();
});

test('probes an unreachable site with increasing intervals until it responds', async () => {
  reach.markUnreachable();
  expect(reach.awaySince).toBe(Date.now());
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  expect(probe).toHaveBeenCalledTimes(3);
  problem = null;
  await vi.advanceTimersByTimeAsync(8000);
  expect(reach.awaySince).toBeNull();
  expect(onBack).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(4);
});

test('waits at most 30 s between probes', async () => {
  reach.markUnreachable();
  await vi.advanceTimersByTimeAsync(120_000);
  const before = probe.mock.calls.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(probe.mock.calls.length).toBeGreaterThan(before);
});

test('any response ends the offline state at once', () => {
  reach.markUnreachable();
  reach.markReachable();
  expect(onBack).toHaveBeenCalledOnce();
});

test('reports a problem and its changes', async () => {
  problem = 'certificate';
  await reach.probeNow();
  expect(reach).toMatchObject({ problem: 'certificate', awaySince: Date.now() });
  onChange.mockClear();
  await reach.probeNow();
  expect(onChange).not.toHaveBeenCalled();
  problem = null;
  await reach.probeNow();
  expect(onChange).toHaveBeenCalledOnce();
  expect(reach.problem).toBeNull();
});

test('a site of another version is reachable', async () => {
  problem = 'tooOld';
  await reach.probeNow();
  expect(reach).toMatchObject({ problem: 'tooOld', awaySince: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledOnce();
});
