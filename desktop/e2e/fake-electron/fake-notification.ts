import { EventEmitter } from 'node:events';
import { refuseUnknown } from './strict.js';

interface Action {
  readonly type: string;
  readonly text?: string;
}

interface NotificationOptions {
  readonly title?: string;
  readonly body?: string;
  readonly actions?: readonly Action[];
}

const OPTIONS = ['title', 'body', 'actions'] as const;

/** Fake of Electron's `Notification`. Buttons exist on macOS and Windows; Linux ignores them. */
export class FakeNotification extends EventEmitter {
  static isSupported = (): boolean => true;
  readonly title: string;
  readonly body: string;
  readonly actions: readonly Action[];
  #isOpen = false;

  /** @throws Error for unsupported options and invalid buttons */
  constructor(options: NotificationOptions) {
    super();
    refuseUnknown('Notification.options', options, OPTIONS);
    const { title = '', body = '', actions = [] } = options;
    for (const action of actions) {
      refuseUnknown('Notification.actions', action, ['type', 'text']);
      if (action.type !== 'button') throw new Error(`There is no action "${action.type}" on every system.`);
    }
    [this.title, this.body, this.actions] = [title, body, actions];
  }

  /** Showing again replaces the previous notification. */
  show(): void {
    this.close();
    this.#isOpen = true;
    this.emit('show', {});
  }

  /** Emits `close` only while shown. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.emit('close', {});
  }
}
