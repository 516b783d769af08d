import type { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { openPictureWindow } from './picture-window.js';

const made = vi.hoisted(() => [] as (EventEmitter & { isShown: boolean })[]);
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
    async loadURL(): Promise<void> {}
  }
  return { BrowserWindow };
});

test('a picture’s window shows once it is painted, not before', () => {
  openPictureWindow('app://quartermile/media/x');
  expect(made[0]?.isShown).toBe(false);
  made[0]?.emit('ready-to-show');
  expect(made[0]?.isShown).toBe(true);
});
