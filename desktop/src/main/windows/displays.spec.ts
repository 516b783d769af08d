import type { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { moveWindowsOnScreen } from './displays.js';
import type { Bounds } from './window-state.js';

const system = vi.hoisted(() => ({
  windows: [] as object[],
  displays: [] as { id: number; workArea: object }[],
}));
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  const screen = Object.assign(new Emitter(), {
    getPrimaryDisplay: () => system.displays[0],
    getAllDisplays: () => system.displays,
  });
  return { screen, BrowserWindow: { getAllWindows: () => system.windows } };
});

const main = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } };
const beside = { id: 2, workArea: { x: 1920, y: 0, width: 1920, height: 1080 } };

/** A fake window with bounds. */
function stand(bounds: Bounds, isMaximized = false) {
  const window = {
    bounds,
    isMaximized: () => isMaximized,
    isFullScreen: () => false,
    getBounds: () => window.bounds,
    setBounds: (moved: Bounds) => {
      window.bounds = moved;
    },
  };
  system.windows.push(window);
  return window;
}

beforeEach(() => {
  system.windows.length = 0;
  system.displays = [main, beside];
});

test.each(['display-removed', 'display-metrics-changed'])(
  'a window nobody can see is moved on "%s"',
  async (event) => {
    const { screen } = await import('electron');
    (screen as unknown as EventEmitter).removeAllListeners();
    moveWindowsOnScreen();
    const here = stand({ x: 10, y: 10, width: 800, height: 600 });
    const there = stand({ x: 2000, y: 10, width: 2400, height: 600 });
    const full = stand({ x: 1920, y: 0, width: 1920, height: 1080 }, true);
    screen.emit(event);
    expect(there.bounds.x).toBe(2000);
    system.displays = [main];
    screen.emit(event);
    expect(there.bounds).toEqual({ x: 0, y: 240, width: 1920, height: 600 });
    expect(here.bounds).toEqual({ x: 10, y: 10, width: 800, height: 600 });
    expect(full.bounds.x).toBe(1920);
  },
);
