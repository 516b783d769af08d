import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { PendingBadge } from './pending-badge.js';

/** Arguments of the calls to Electron. */
const received = vi.hoisted(() => ({ counts: [] as number[], overlays: [] as [boolean, string][] }));
const window = {
  setOverlayIcon: (dot: unknown, words: string) => received.overlays.push([dot !== null, words]),
};

vi.mock('electron', async () => ({
  app: Object.assign(new EventEmitter(), { setBadgeCount: (count: number) => received.counts.push(count) }),
  BrowserWindow: { getAllWindows: () => [window] },
  nativeImage: { createFromPath: (path: string) => ({ path }) },
}));

beforeEach(() => {
  received.counts.length = 0;
  received.overlays.length = 0;
});

test('shows an overlay with a description on Windows while submissions are pending', () => {
  const badge = new PendingBadge('win32');
  badge.show(2, 'two wait');
  badge.show(0, 'none waits');
  expect(received.overlays).toEqual([
    [true, 'two wait'],
    [false, 'none waits'],
  ]);
});

test('adds the overlay to windows opened later', async () => {
  const { app } = await import('electron');
  new PendingBadge('win32').show(1, 'one waits');
  received.overlays.length = 0;
  app.emit('browser-window-created', {}, window);
  expect(received.overlays).toContainEqual([true, 'one waits']);
});

test('sets the badge count on other systems', () => {
  new PendingBadge('linux').show(3, 'three wait');
  expect(received).toEqual({ counts: [3], overlays: [] });
});
