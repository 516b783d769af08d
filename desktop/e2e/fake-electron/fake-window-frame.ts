import { EventEmitter } from 'node:events';

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Initial position and state of a window. */
export interface FrameOptions extends Partial<Bounds> {
  readonly show?: boolean;
}

/** Focus of the app's windows: at most one has it. */
export interface Focus {
  has(window: object): boolean;
  give(window: EventEmitter): void;
}

/** The part of a fake window apart from its page: bounds, visibility and focus. */
export abstract class FakeWindowFrame extends EventEmitter {
  /** Whether it was shown before the first paint, as an empty rectangle. */
  wasShownUnpainted: boolean;
  #isShown: boolean;
  #isPainted = false;
  #isMinimized = false;
  #isMaximized = false;
  #bounds: Bounds;
  readonly #focus: Focus;

  constructor({ show = true, x = 0, y = 0, width = 800, height = 600 }: FrameOptions, focus: Focus) {
    super();
    this.#isShown = show;
    this.wasShownUnpainted = show;
    this.#bounds = { x, y, width, height };
    this.#focus = focus;
  }

  /** Shows and focuses the window. */
  show(): void {
    this.#appear();
    this.focus();
  }
  showInactive(): void {
    this.#appear();
  }
  hide(): void {
    this.#isShown = false;
    this.emit('hide');
  }
  /** Focuses the window if visible. */
  focus(): void {
    if (this.isVisible() && !this.isFocused()) this.#focus.give(this);
  }
  isFocused = (): boolean => this.#focus.has(this);
  isVisible = (): boolean => this.#isShown && !this.#isMinimized;

  minimize(): void {
    this.#isMinimized = true;
  }
  restore(): void {
    this.#isMinimized = false;
  }
  isMinimized = (): boolean => this.#isMinimized;

  /** Maximizes, and shows a hidden window without focusing it. */
  maximize(): void {
    this.#isMaximized = true;
    this.#appear();
  }
  isMaximized = (): boolean => this.#isMaximized;
  isFullScreen = (): boolean => false;

  getBounds = (): Bounds => this.#bounds;
  getNormalBounds = (): Bounds => this.#bounds;
  /** @throws TypeError for fractions, as Electron does */
  setBounds(bounds: Partial<Bounds>): void {
    if (!Object.values(bounds).every(Number.isInteger))
      throw new TypeError('Error processing argument at index 0, conversion failure from #<Object>');
    this.#bounds = { ...this.#bounds, ...bounds };
  }

  /** The page has painted. */
  protected paint(): void {
    this.#isPainted = true;
    this.emit('ready-to-show');
  }

  #appear(): void {
    if (this.#isShown) return;
    this.#isShown = true;
    this.wasShownUnpainted ||= !this.#isPainted;
    this.emit('show');
  }
}
