import type { Asker } from '../channels/answer-channels.js';

/** The calls of all windows that wait for their answers, so that each can be given up. */
export class CallsUnderWay {
  readonly #calls = new Map<string, AbortController>();

  /** Runs a call under its window's name for it. */
  async run<Answer>(
    { pageId }: Asker,
    id: string,
    call: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const key = `${pageId} ${id}`;
    const giveUp = new AbortController();
    this.#calls.set(key, giveUp);
    try {
      return await call(giveUp.signal);
    } finally {
      this.#calls.delete(key);
    }
  }

  /** Gives a call up, if it is still under way. */
  giveUp({ pageId }: Asker, id: string): void {
    this.#calls.get(`${pageId} ${id}`)?.abort();
  }
}
