import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// On a busy machine a screen may take a while; what is waited for ends the wait.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
// The next file gets the same document and modules: nothing of this one may be left in them.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

// jsdom runs all frames by one interval, which it starts when needed: under a spec's controlled time it would never fire
// again. This loop keeps the real one running.
const nextFrame = window.requestAnimationFrame.bind(window);
const keepFramesRunning = (): void => {
  nextFrame(keepFramesRunning);
};
keepFramesRunning();

// What jsdom lacks and Mantine needs.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
