import { noteLostStyles, recallLostStyles } from './lost-styles.js';

/** Code that is loaded with its styles when it is first needed, and kept from then on. */
export class LazyCode<Code> {
  #code: Code | null = null;

  constructor(private readonly fetchCode: () => Promise<Code>) {}

  /** The code, once it is there. */
  get loaded(): Code | null {
    return this.#code;
  }

  /** Loads it; a load that failed may be tried again. */
  async load(): Promise<Code> {
    await recallLostStyles();
    this.#code ??= await noteLostStyles(this.fetchCode);
    return this.#code;
  }
}
