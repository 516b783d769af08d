import type { EventEmitter } from 'node:events';
import type { Focus } from './fake-window-frame.js';

/** Tracks the focused window; closing it returns the focus to the previous one. */
export class WindowFocus implements Focus {
  #order: readonly EventEmitter[] = [];

  has = (window: object): boolean => this.#order.at(-1) === window;

  give = (window: EventEmitter): void => {
    this.#order = [...this.#order.filter((one) => one !== window), window];
    window.emit('focus', {});
  };

  lose = (window: EventEmitter): void => {
    const had = this.has(window);
    this.#order = this.#order.filter((one) => one !== window);
    if (had) this.#order.at(-1)?.emit('focus', {});
  };
}
