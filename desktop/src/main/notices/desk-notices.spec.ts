import type { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { DeskNotices } from './desk-notices.js';

/** The notifications that were made. */
const made = vi.hoisted(() => [] as EventEmitter[]);
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  class Tray extends Emitter {
    setContextMenu(): void {}
    setToolTip(): void {}
    setTitle(): void {}
  }
  class Notification extends Emitter {
    static isSupported = () => true;
    constructor() {
      super();
      made.push(this);
    }
    show(): void {}
  }
  const app = Object.assign(new Emitter(), { setBadgeCount: () => true });
  return { app, Tray, Notification, Menu: { buildFromTemplate: () => ({}) } };
});

const open = vi.fn<(target: unknown) => void>();
beforeEach(() => {
  made.length = 0;
  vi.clearAllMocks();
});

test('a click on a notification opens its submission at its site', () => {
  new DeskNotices({ open, quit: () => {} }).tell({ carId: 'golf', name: 'Golf' }, 'https://one.example');
  made[0]?.emit('click');
  expect(open).toHaveBeenCalledExactlyOnceWith({ carId: 'golf', site: 'https://one.example' });
});

test.each(['close', 'failed'])('a notification ends with "%s", and is not held any longer', (event) => {
  const notices = new DeskNotices({ open, quit: () => {} });
  notices.say('hello');
  expect(notices.shown).toBe(1);
  made[0]?.emit(event, {}, 'why');
  expect(notices.shown).toBe(0);
});
