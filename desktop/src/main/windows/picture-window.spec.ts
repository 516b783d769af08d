import type { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { closePictureWindows, openPictureWindow } from './picture-window.js';

const made = vi.hoisted(() => [] as (EventEmitter & { isShown: boolean; isClosed: boolean })[]);
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  class BrowserWindow extends Emitter {
    isShown: boolean;
    constructor({ show = true }: { show?: boolean }) {
      super();
      this.isShown = show;
      made.push(this);
    }
    show(): void {
      this.isShown = true;
    }
    isClosed = false;
    close(): void {
      this.isClosed = true;
      this.emit('closed');
    }
    async loadURL(): Promise<void> {}
  }
  return { BrowserWindow };
});

test('shows a picture window after its first paint', () => {
  openPictureWindow('app://quartermile/media/x');
  expect(made[0]?.isShown).toBe(false);
  made[0]?.emit('ready-to-show');
  expect(made[0]?.isShown).toBe(true);
});

test('also closes a picture that is still loading, once', () => {
  openPictureWindow('app://quartermile/media/y');
  const window = made.at(-1);
  closePictureWindows();
  expect(window?.isClosed).toBe(true);
  if (window) window.isClosed = false;
  closePictureWindows();
  expect(window?.isClosed).toBe(false);
});
