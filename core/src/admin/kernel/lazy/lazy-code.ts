import { noteLostStyles, recallLostStyles } from './lost-styles.js';

/** Code that is loaded with its styles on first use and then cached. */
export class LazyCode<Code> {
  #code: Code | null = null;

  constructor(private readonly fetchCode: () => Promise<Code>) {}

  /** The code; null until loaded. */
  get loaded(): Code | null {
    return this.#code;
  }

  /** Loads the code. A failed load can be retried. */
  async load(): Promise<Code> {
    await recallLostStyles();
    this.#code ??= await noteLostStyles(this.fetchCode);
    return this.#code;
  }
}
