import { expect, test, vi } from 'vitest';
import type { DesktopBridge } from '../shared/desktop-bridge.js';

const electron = vi.hoisted(() => ({
  bridge: null as unknown,
  listeners: [] as ((event: unknown, received: unknown) => void)[],
}));
vi.mock('electron', () => ({
  contextBridge: {
    exposeInMainWorld: (_name: string, bridge: unknown) => Object.assign(electron, { bridge }),
  },
  ipcRenderer: {
    invoke: async () => null,
    on: (_channel: string, listener: () => void) => void electron.listeners.push(listener),
  },
}));
await import('./preload.js');

test('all listeners of the page share one of Electron’s, which does not get its event', () => {
  const { onEvent } = electron.bridge as DesktopBridge;
  const received = Array.from({ length: 12 }, () => vi.fn<(event: unknown) => void>());
  const [stopFirst] = received.map((listener) => onEvent(listener));
  expect(electron.listeners).toHaveLength(1);
  const emit = (event: object) => electron.listeners[0]?.({ sender: {} }, event);
  emit({ type: 'changed' });
  stopFirst?.();
  emit({ type: 'leaving' });
  expect(received[0]?.mock.calls).toEqual([[{ type: 'changed' }]]);
  expect(received[11]?.mock.calls).toEqual([[{ type: 'changed' }], [{ type: 'leaving' }]]);
});
