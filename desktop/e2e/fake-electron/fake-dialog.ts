import { refuseUnknown } from './strict.js';

interface MessageBox {
  readonly type?: string;
  readonly message?: string;
  readonly detail?: string;
  readonly buttons?: readonly string[];
  readonly defaultId?: number;
  readonly cancelId?: number;
  readonly noLink?: boolean;
  readonly signal?: AbortSignal;
}

const TYPES: ReadonlySet<unknown> = new Set([undefined, 'none', 'info', 'error', 'question', 'warning']);
const OPTIONS = [
  'type',
  'message',
  'detail',
  'buttons',
  'defaultId',
  'cancelId',
  'noLink',
  'signal',
] as const;

/** Fake of Electron's `dialog`. By default it confirms closing a window and leaves other questions open. */
export class FakeDialog {
  readonly errors: { readonly title: string; readonly content: string }[] = [];
  readonly #isReady: () => boolean;
  constructor(isReady: () => boolean) {
    this.#isReady = isReady;
  }

  /** Allowed before the app is ready. */
  showErrorBox(title: string, content: string): void {
    this.errors.push({ title, content });
  }

  showMessageBoxSync(...given: readonly unknown[]): number {
    const { buttons = [], signal } = this.validate(given);
    if (signal) throw new Error('A message box that blocks takes no signal.');
    return buttons.length - 1;
  }

  /** A message box that its signal closes as if cancelled. */
  showMessageBox(...given: readonly unknown[]): Promise<{ response: number; checkboxChecked: boolean }> {
    const { signal, cancelId = 0 } = this.validate(given);
    return new Promise((resolve) => {
      const cancel = (): void => resolve({ response: cancelId, checkboxChecked: false });
      if (signal?.aborted) cancel();
      else signal?.addEventListener('abort', cancel, { once: true });
    });
  }

  /** @throws Error for calls that Electron rejects: a destroyed window or invalid options */
  validate(given: readonly unknown[]): MessageBox {
    if (!this.#isReady()) throw new Error('dialog module can only be used after app is ready.');
    const window = given.length > 1 ? (given[0] as { isDestroyed?(): boolean } | null) : null;
    if (window?.isDestroyed?.()) throw new TypeError('Object has been destroyed');
    const options = (given.at(-1) ?? {}) as MessageBox;
    refuseUnknown('dialog.options', options, OPTIONS);
    const { type, buttons = [], message = '', detail = '', cancelId = 0, defaultId = 0 } = options;
    if (!TYPES.has(type)) throw new TypeError('Invalid message box type');
    if (!Array.isArray(buttons)) throw new TypeError('Buttons must be an array');
    if (typeof message !== 'string') throw new TypeError('Message must be a string');
    if (typeof detail !== 'string') throw new TypeError('Detail must be a string');
    for (const id of [cancelId, defaultId])
      if (id >= Math.max(buttons.length, 1)) throw new TypeError('There is no such button');
    return options;
  }
}
