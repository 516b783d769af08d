import { type BoardChange, liveRoutes } from '@quartermile/core/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followBoard, LIVE_LOAD_MAX_MS, LIVE_POLL_MS } from './follow-board.js';

/** A server-sent connection that the test controls. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  send(type: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
  refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}

const apply = vi.fn();
const load = vi.fn(() => Promise.resolve());
const visibility = vi.spyOn(document, 'visibilityState', 'get');
let stop: () => void;

const change = (after: string, revision: string): BoardChange => ({
  ...{ after, revision, votes: {}, entries: [], removed: [] },
});
const last = () => FakeSource.all.at(-1) as FakeSource;
const open = () => FakeSource.all.filter(({ readyState }) => readyState !== FakeSource.CLOSED);
const setVisibility = (state: DocumentVisibilityState) => {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.all = [];
  visibility.mockReturnValue('visible');
  vi.clearAllMocks();
  load.mockImplementation(() => Promise.resolve());
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const follow = () => {
  stop = followBoard({ apply, load });
};
/** Connected, with the list of the first revision. */
const start = () => {
  follow();
  last().send('start', { revision: '1' });
  vi.advanceTimersByTime(LIVE_LOAD_MAX_MS);
  load.mockClear();
};

test('connects, and loads the list a moment after', () => {
  follow();
  expect(last().url).toBe(liveRoutes.board);
  last().send('start', { revision: '1' });
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LIVE_LOAD_MAX_MS);
  expect(load).toHaveBeenCalledTimes(1);
});

test('applies changes that follow each other without loading anything', () => {
  start();
  last().send('change', change('1', '2'));
  last().send('change', change('2', '3'));
  vi.advanceTimersByTime(LIVE_LOAD_MAX_MS);
  expect(apply.mock.calls).toEqual([[change('1', '2')], [change('2', '3')]]);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['it missed a message', () => last().send('change', change('2', '3'))],
  ['it is asked to', () => last().send('reset', { revision: '2' })],
  ['it reconnects at another revision', () => last().send('start', { revision: '7' })],
])('loads the list when %s', (_when, happen) => {
  start();
  happen();
  vi.advanceTimersByTime(LIVE_LOAD_MAX_MS);
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads nothing when it reconnects at the revision that it has', () => {
  start();
  last().send('start', { revision: '1' });
  vi.advanceTimersByTime(LIVE_LOAD_MAX_MS);
  expect(load).not.toHaveBeenCalled();
});

test('asks every minute after a refusal, and connects again', () => {
  follow();
  last().refuse();
  vi.advanceTimersByTime(LIVE_POLL_MS);
  expect(load).toHaveBeenCalledTimes(1);
  expect(open().length).toBe(1);
});

test('asks every minute in browsers without server-sent events', () => {
  vi.unstubAllGlobals();
  follow();
  vi.advanceTimersByTime(3 * LIVE_POLL_MS);
  expect(load).toHaveBeenCalledTimes(3);
});

test('has no connection where data is saved, and asks every minute', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  follow();
  Reflect.deleteProperty(navigator, 'connection');
  expect(FakeSource.all).toEqual([]);
  vi.advanceTimersByTime(LIVE_POLL_MS);
  expect(load).toHaveBeenCalledTimes(1);
});

test('has no connection and asks for nothing while the browser is offline', () => {
  start();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(open()).toEqual([]);
  vi.advanceTimersByTime(3 * LIVE_POLL_MS);
  expect([open().length, load.mock.calls.length]).toEqual([0, 0]);
  network.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(open().length).toBe(1);
});

test('loads the list with the next minute when that failed', async () => {
  load.mockImplementation(() => Promise.reject(new Error('away')));
  follow();
  last().send('start', { revision: '1' });
  await vi.advanceTimersByTimeAsync(LIVE_LOAD_MAX_MS);
  last().dispatchEvent(new Event('beat'));
  await vi.advanceTimersByTimeAsync(LIVE_POLL_MS);
  expect(load).toHaveBeenCalledTimes(2);
});

test('opens a connection anew that is silent for a minute', () => {
  start();
  const [silent] = FakeSource.all;
  vi.advanceTimersByTime(2 * LIVE_POLL_MS);
  expect(silent?.readyState).toBe(FakeSource.CLOSED);
  expect(open().length).toBe(1);
});

test('has no connection and asks for nothing while the page is hidden, and after it stopped', () => {
  start();
  setVisibility('hidden');
  expect(open()).toEqual([]);
  vi.advanceTimersByTime(3 * LIVE_POLL_MS);
  expect([open().length, load.mock.calls.length]).toEqual([0, 0]);
  setVisibility('visible');
  expect(open().length).toBe(1);
  stop();
  expect(open()).toEqual([]);
  vi.advanceTimersByTime(3 * LIVE_POLL_MS);
  expect(load).not.toHaveBeenCalled();
});
