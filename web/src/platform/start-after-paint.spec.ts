import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAfterPaint } from './start-after-paint.js';

const WAIT_MS = 1000;
const PAGE = [
  '<link rel="waiting" href="/assets/page-1.js">',
  '<link rel="waiting" href="/assets/router-1.js">',
  '<link rel="waiting" href="/assets/react-1.js">',
  '<script type="waiting">import "/assets/page-1.js";</script>',
].join('');

const scripts = () => [...document.querySelectorAll('script')];
/** What each script of the page is: the name of its file, else its type. */
const told = () => scripts().map(({ src, type }) => /\w+(?=-1\.js$)/.exec(src)?.[0] ?? type);
const relations = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);

/** Paints the page, or not; `undefined`: a browser that does not tell. */
let paint: (() => void) | undefined;

class PaintObserver {
  static supportedEntryTypes = ['paint'];
  observe = vi.fn();
  constructor(callback: () => void) {
    paint = callback;
  }
}

/** Ends the first script that runs: it is there, or it failed. */
function settle(how: 'load' | 'error'): void {
  scripts()
    .find(({ src }) => src !== '')
    ?.dispatchEvent(new Event(how));
  vi.advanceTimersByTime(0);
}

const start = () => startAfterPaint('waiting', ['react', 'router'], WAIT_MS);

describe('the modules of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('PerformanceObserver', PaintObserver);
    document.head.innerHTML = PAGE;
    PaintObserver.supportedEntryTypes = ['paint'];
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.head.innerHTML = '';
  });

  it('wait for the first paint, each under its own task', () => {
    start();
    vi.advanceTimersByTime(WAIT_MS - 1);
    expect(relations()).toEqual(['waiting', 'waiting', 'waiting']);
    paint?.();
    expect(relations()).toEqual(['waiting', 'waiting', 'waiting']);
    expect(vi.getTimerCount()).toBe(relations().length + 1);
    vi.advanceTimersByTime(0);
    expect(relations()).toEqual(['modulepreload', 'modulepreload', 'modulepreload']);
  });

  it('do not wait for ever, nor where paints are not told', () => {
    start();
    vi.advanceTimersByTime(WAIT_MS);
    expect(told()).toEqual(['waiting', 'react']);

    document.head.innerHTML = PAGE;
    PaintObserver.supportedEntryTypes = [];
    start();
    expect(told()).toEqual(['waiting', 'react']);
  });

  it.each(['load', 'error'] as const)('run one after the other on each %s, the page last', (how) => {
    start();
    paint?.();
    vi.advanceTimersByTime(0);
    expect(told()).toEqual(['waiting', 'react']);
    settle(how);
    expect(told()).toEqual(['waiting', 'router']);
    settle(how);
    expect(told()).toEqual(['module']);
  });

  it('start once', () => {
    start();
    paint?.();
    vi.advanceTimersByTime(WAIT_MS);
    expect(told()).toEqual(['waiting', 'react']);
  });
});
