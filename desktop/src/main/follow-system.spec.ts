import type { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { lockWithScreen } from './follow-system.js';

const powerMonitor = vi.hoisted(() => ({ emitter: null as EventEmitter | null }));
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  powerMonitor.emitter = new Emitter();
  return { powerMonitor: powerMonitor.emitter };
});

test.each(['lock-screen', 'suspend'])('%s locks the app when the setting is on', (event) => {
  powerMonitor.emitter?.removeAllListeners();
  let isOn = false;
  const lock = vi.fn<() => void>();
  lockWithScreen(() => isOn, lock);
  powerMonitor.emitter?.emit(event);
  expect(lock).not.toHaveBeenCalled();
  isOn = true;
  powerMonitor.emitter?.emit(event);
  expect(lock).toHaveBeenCalledOnce();
  powerMonitor.emitter?.emit('unlock-screen');
  powerMonitor.emitter?.emit('resume');
  expect(lock).toHaveBeenCalledOnce();
});
