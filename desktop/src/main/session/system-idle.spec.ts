import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE_POLL_MS, watchSystemIdle } from './system-idle.js';

const system = vi.hoisted(() => ({ idleS: 0, hasFocus: true, events: null as EventEmitter | null }));
vi.mock('electron', () => {
  system.events = new EventEmitter();
  return {
    BrowserWindow: { getFocusedWindow: () => (system.hasFocus ? {} : null) },
    powerMonitor: Object.assign(system.events, { getSystemIdleTime: () => system.idleS }),
  };
});

const onActivity = vi.fn<(at: number) => void>();
const onWake = vi.fn<() => void>();
let stop: () => void;
const pass = () => vi.advanceTimersByTime(IDLE_POLL_MS);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  Object.assign(system, { idleS: 1, hasFocus: true });
  stop = watchSystemIdle({ onActivity, onWake });
});
afterEach(() => {
  stop();
  system.events?.removeAllListeners();
  vi.useRealTimers();
});

test('reports activity while an app window has the focus, with its time', () => {
  system.idleS = 2;
  pass();
  expect(onActivity).toHaveBeenCalledExactlyOnceWith(Date.now() - 2000);
});

test('ignores activity in other programs and an idle machine', () => {
  system.idleS = 60;
  pass();
  Object.assign(system, { idleS: 0, hasFocus: false });
  pass();
  expect(onActivity).not.toHaveBeenCalled();
});

test.each([
  ['lock-screen', 'unlock-screen'],
  ['suspend', 'resume'],
])('%s counts as idle until %s, when the clock is looked at', (leave, wake) => {
  system.events?.emit(leave);
  pass();
  expect(onActivity).not.toHaveBeenCalled();
  expect(onWake).not.toHaveBeenCalled();
  system.events?.emit(wake);
  expect(onWake).toHaveBeenCalledOnce();
  pass();
  expect(onActivity).toHaveBeenCalledOnce();
});

test('ignores an idle time that is always 0, as in some Wayland sessions', () => {
  system.idleS = 0;
  for (let nth = 0; nth < 300; nth++) pass();
  expect(onActivity).not.toHaveBeenCalled();
  // A value above 0 shows that the system measures idle time.
  system.idleS = 30;
  pass();
  system.idleS = 0;
  pass();
  expect(onActivity).toHaveBeenCalledOnce();
});

test('stops when the app quits', () => {
  stop();
  pass();
  expect(onActivity).not.toHaveBeenCalled();
});
