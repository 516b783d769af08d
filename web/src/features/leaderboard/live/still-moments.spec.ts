import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type StillMoments, watchStillMoments } from './still-moments.js';

let still: StillMoments;
const run = vi.fn();
const find = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  run.mockClear();
  document.body.innerHTML = `
    <input type="search" id="search" /><button id="outside"></button>
    <div id="board"><button id="row"></button><div id="details-1"><a id="link" href="#">Link</a></div></div>`;
  still = watchStillMoments(find('board'));
});
afterEach(() => {
  still.stop();
  vi.useRealTimers();
});
const fire = (id: string, type: string) => find(id).dispatchEvent(new Event(type, { bubbles: true }));

test('runs at once where nothing is pressed, read or typed', () => {
  fire('outside', 'pointerdown');
  still.next(run);
  expect(run).toHaveBeenCalledTimes(1);
});

test('waits while a finger is on the board, and a moment after it', () => {
  fire('row', 'pointerdown');
  still.next(run);
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  fire('outside', 'pointerup');
  vi.advanceTimersByTime(250);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(1);
});

test('waits while a finger scrolls, which ends its pointer and not its touch', () => {
  Object.assign(window, { ontouchend: null });
  fire('row', 'pointerdown');
  fire('row', 'touchstart');
  fire('row', 'pointercancel');
  still.next(run);
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  find('row').dispatchEvent(Object.assign(new Event('touchend', { bubbles: true }), { touches: [] }));
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
  delete (window as { ontouchend?: null }).ontouchend;
});

test('waits while the focus is in the details of a row', () => {
  find('link').focus();
  still.next(run);
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  find('row').focus();
  vi.advanceTimersByTime(250);
  expect(run).toHaveBeenCalledTimes(1);
});

test('waits for the end of typing in a search field', () => {
  fire('search', 'input');
  still.next(run);
  vi.advanceTimersByTime(2500);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs only the last of several changes, and none after it was stopped', () => {
  const first = vi.fn();
  fire('row', 'pointerdown');
  still.next(first);
  still.next(run);
  fire('row', 'pointerup');
  vi.advanceTimersByTime(1000);
  expect([first.mock.calls.length, run.mock.calls.length]).toEqual([0, 1]);
  fire('row', 'pointerdown');
  still.next(run);
  still.stop();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});
