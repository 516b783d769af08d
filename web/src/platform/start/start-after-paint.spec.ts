import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAfterPaint } from './start-after-paint.js';

const WAIT_MS = 1000;
const PAGE = [
  '<link rel="waiting-manifest" href="/site.webmanifest">',
  '<link rel="waiting-modulepreload" href="/assets/page-1.js">',
  '<link rel="waiting-modulepreload" href="/assets/router-1.js">',
  '<link rel="waiting-modulepreload" href="/assets/react-1.js">',
  '<script type="waiting">import "/assets/page-1.js";</script>',
].join('');

const scripts = () => [...document.querySelectorAll('script')];
/** Each script's file name, or its type. */
const scriptStates = () => scripts().map(({ src, type }) => /\w+(?=-1\.js$)/.exec(src)?.[0] ?? type);
const relations = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);

/** Fires the first paint; `undefined` for a browser without paint timing. */
let paint: (() => void) | undefined;

class PaintObserver {
  static supportedEntryTypes = ['paint'];
  observe = vi.fn();
  constructor(callback: () => void) {
    paint = callback;
  }
}

/** Ends the first running script by load or error. */
function settle(how: 'load' | 'error'): void {
  scripts()
    .find(({ src }) => src !== '')
    ?.dispatchEvent(new Event(how));
  vi.advanceTimersByTime(0);
}

const start = () => startAfterPaint('waiting', ['react', 'router'], WAIT_MS);

describe('the deferred links and modules of a page', () => {
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

  it('wait for the first paint, each in its own task', () => {
    start();
    vi.advanceTimersByTime(WAIT_MS - 1);
    const waiting = ['waiting-manifest', ...Array(3).fill('waiting-modulepreload')];
    expect(relations()).toEqual(waiting);
    paint?.();
    expect(relations()).toEqual(waiting);
    expect(vi.getTimerCount()).toBe(relations().length + 1);
    vi.advanceTimersByTime(0);
    expect(relations()).toEqual(['manifest', 'modulepreload', 'modulepreload', 'modulepreload']);
  });

  it('do not wait forever, nor without paint timing', () => {
    start();
    vi.advanceTimersByTime(WAIT_MS);
    expect(scriptStates()).toEqual(['waiting', 'react']);

    document.head.innerHTML = PAGE;
    PaintObserver.supportedEntryTypes = [];
    start();
    expect(scriptStates()).toEqual(['waiting', 'react']);
  });

  it.each(['load', 'error'] as const)('run one after the other on %s, the page’s script last', (how) => {
    start();
    paint?.();
    vi.advanceTimersByTime(0);
    expect(scriptStates()).toEqual(['waiting', 'react']);
    settle(how);
    expect(scriptStates()).toEqual(['waiting', 'router']);
    settle(how);
    expect(scriptStates()).toEqual(['module']);
  });

  it('start once', () => {
    start();
    paint?.();
    vi.advanceTimersByTime(WAIT_MS);
    expect(scriptStates()).toEqual(['waiting', 'react']);
  });
});
