import type { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppNotifications } from './app-notifications.js';
import { ARRIVALS_GATHER_MS } from './arrivals.js';

interface MadeNotification extends EventEmitter {
  readonly words: { title: string; body: string; actions?: { type: string; text: string }[] };
  isOpen: boolean;
}

/** The notifications created, and whether a window has the focus. */
const system = vi.hoisted(() => ({
  made: [] as MadeNotification[],
  hasFocus: false,
  isSupported: true,
  counts: [] as number[],
  app: null as EventEmitter | null,
}));
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  class Notification extends Emitter {
    static isSupported = () => system.isSupported;
    isOpen = false;
    constructor(readonly words: MadeNotification['words']) {
      super();
      system.made.push(this);
    }
    show(): void {
      this.isOpen = true;
    }
    close(): void {
      this.isOpen = false;
      this.emit('close', {});
    }
  }
  const setBadgeCount = (count: number) => system.counts.push(count);
  system.app = Object.assign(new Emitter(), { setBadgeCount });
  const BrowserWindow = { getFocusedWindow: () => (system.hasFocus ? {} : null), getAllWindows: () => [] };
  return { app: system.app, Notification, BrowserWindow };
});

const open = vi.fn<(target: unknown) => void>();
const canApprove = vi.fn<() => Promise<boolean>>();
let isQuiet: boolean;
let notifications: AppNotifications;

const words = () => system.made.map(({ words: { title, body } }) => [title, body]);
const onScreen = () => system.made.filter(({ isOpen }) => isOpen).length;
const gather = () => vi.advanceTimersByTimeAsync(ARRIVALS_GATHER_MS);
const arrive = (...names: string[]) => {
  for (const name of names) notifications.announce({ carId: name.toLowerCase(), name });
};

beforeEach(() => {
  Object.assign(system, { made: [], hasFocus: false, isSupported: true, counts: [] });
  vi.resetAllMocks();
  vi.useFakeTimers();
  canApprove.mockResolvedValue(true);
  isQuiet = false;
  const showCount = (): void => undefined;
  notifications = new AppNotifications({ open, showCount, isQuiet: () => isQuiet, canApprove });
});
afterEach(() => {
  system.app?.removeAllListeners();
  vi.useRealTimers();
});

test('groups submissions within a few seconds; a click opens the first', async () => {
  arrive('Golf');
  await vi.advanceTimersByTimeAsync(ARRIVALS_GATHER_MS / 2);
  expect(system.made).toEqual([]);
  arrive('Polo', 'Supra');
  await gather();
  expect(words()).toEqual([['3 new submissions', 'Golf, Polo, Supra']]);
  system.made[0]?.emit('click');
  expect(open).toHaveBeenCalledExactlyOnceWith({ carId: 'golf', site: null });
});

test('lists at most five submissions', async () => {
  arrive('A', 'B', 'C', 'D', 'E', 'F', 'G');
  await gather();
  expect(words()).toEqual([['7 new submissions', 'A, B, C, D, E, and 2 more']]);
});

test('a later notification replaces the previous one and repeats unseen submissions', async () => {
  arrive('Golf');
  await gather();
  arrive('Polo');
  await gather();
  expect(words()).toEqual([
    ['New submission', 'Golf'],
    ['2 new submissions', 'Golf, Polo'],
  ]);
  expect(onScreen()).toBe(1);
  expect(notifications.shown).toBe(1);
});

test('repeats submissions of an expired notification, not of a dismissed one', async () => {
  arrive('Golf');
  await gather();
  system.made[0]?.emit('close', { reason: 'timedOut' });
  arrive('Polo');
  await gather();
  system.made[1]?.emit('close', { reason: 'userCanceled' });
  arrive('Supra');
  await gather();
  expect(words().map(([, body]) => body)).toEqual(['Golf', 'Golf, Polo', 'Supra']);
});

test('focusing the app marks submissions as seen', async () => {
  arrive('Golf');
  await gather();
  system.app?.emit('browser-window-focus');
  expect(onScreen()).toBe(0);
  arrive('Polo');
  await gather();
  system.hasFocus = true;
  arrive('Supra');
  await gather();
  expect(words().map(([, body]) => body)).toEqual(['Golf', 'Polo', 'Supra']);
  expect(onScreen()).toBe(1);
});

test('one submission has the buttons Approve and Open', async () => {
  arrive('Golf');
  await gather();
  const [notification] = system.made;
  expect(notification?.words.actions).toEqual([
    { type: 'button', text: 'Approve' },
    { type: 'button', text: 'Open' },
  ]);
  notification?.emit('action', { actionIndex: 0 });
  expect(open).toHaveBeenCalledExactlyOnceWith({ carId: 'golf', site: null, approves: true });
  arrive('Polo');
  await gather();
  system.made[1]?.emit('action', { actionIndex: 1 });
  expect(open).toHaveBeenLastCalledWith({ carId: 'polo', site: null });
});

test('several submissions, or one without categories, cannot be approved in the notification', async () => {
  arrive('Golf', 'Polo');
  await gather();
  canApprove.mockResolvedValue(false);
  system.made[0]?.emit('click');
  arrive('Supra');
  await gather();
  const buttons = system.made.map(({ words: { actions } }) => actions?.map(({ text }) => text));
  expect(buttons).toEqual([['Open'], ['Open']]);
});

test('includes submissions that arrive while categories are being fetched', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  canApprove.mockReturnValue(promise);
  arrive('Golf');
  await gather();
  arrive('Polo');
  resolve(true);
  await gather();
  expect(words()).toEqual([['2 new submissions', 'Golf, Polo']]);
});

test('shows nothing under do not disturb, and still updates the badge', async () => {
  isQuiet = true;
  arrive('Golf');
  expect(notifications.notify('hello')).toBe(false);
  notifications.count(3);
  expect(system.counts.at(-1)).toBe(3);
  isQuiet = false;
  arrive('Polo');
  await gather();
  expect(words()).toEqual([['New submission', 'Polo']]);
});

test('do not disturb also applies to submissions already queued', async () => {
  arrive('Golf');
  isQuiet = true;
  await gather();
  expect(system.made).toEqual([]);
});

test('shows none where the system has no notifications', async () => {
  system.isSupported = false;
  arrive('Golf');
  expect(notifications.notify('hello')).toBe(false);
  await gather();
  expect(system.made).toEqual([]);
});

test.each(['close', 'failed'])('releases a notification after "%s"', async (event) => {
  expect(notifications.notify('hello')).toBe(true);
  arrive('Golf');
  await gather();
  expect(notifications.shown).toBe(2);
  for (const one of system.made) one.emit(event, {}, 'why');
  expect(notifications.shown).toBe(0);
});

test('shows nothing after it was stopped', async () => {
  arrive('Golf');
  notifications.stop();
  await gather();
  expect(system.made).toEqual([]);
});
