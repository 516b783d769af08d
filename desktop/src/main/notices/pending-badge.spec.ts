import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { PendingBadge } from './pending-badge.js';

/** What Electron was told. */
const told = vi.hoisted(() => ({ counts: [] as number[], overlays: [] as [boolean, string][] }));
const window = { setOverlayIcon: (dot: unknown, words: string) => told.overlays.push([dot !== null, words]) };

vi.mock('electron', async () => ({
  app: Object.assign(new EventEmitter(), { setBadgeCount: (count: number) => told.counts.push(count) }),
  BrowserWindow: { getAllWindows: () => [window] },
  nativeImage: { createFromPath: (path: string) => ({ path }) },
}));

beforeEach(() => {
  told.counts.length = 0;
  told.overlays.length = 0;
});

test('Windows gets a dot while submissions wait, with the words for it', () => {
  const badge = new PendingBadge('win32');
  badge.show(2, 'two wait');
  badge.show(0, 'none waits');
  expect(told.overlays).toEqual([
    [true, 'two wait'],
    [false, 'none waits'],
  ]);
});

test('a window that opens later has the dot as well', async () => {
  const { app } = await import('electron');
  new PendingBadge('win32').show(1, 'one waits');
  told.overlays.length = 0;
  app.emit('browser-window-created', {}, window);
  expect(told.overlays).toContainEqual([true, 'one waits']);
});

test('other systems get the number', () => {
  new PendingBadge('linux').show(3, 'three wait');
  expect(told).toEqual({ counts: [3], overlays: [] });
});
