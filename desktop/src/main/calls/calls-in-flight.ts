import type { Caller } from '../channels/handle-requests.js';

/** API calls in flight, by window, so that each can be cancelled. */
export class CallsInFlight {
  readonly #calls = new Map<string, AbortController>();

  /** Runs a call under an id that is unique within its window. */
  async run<Answer>(
    { pageId }: Caller,
    id: string,
    call: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const key = `${pageId} ${id}`;
    const cancelCall = new AbortController();
    this.#calls.set(key, cancelCall);
    try {
      return await call(cancelCall.signal);
    } finally {
      this.#calls.delete(key);
    }
  }

  /** Cancels a call if it is still in flight. */
  cancelCall({ pageId }: Caller, id: string): void {
    this.#calls.get(`${pageId} ${id}`)?.abort();
  }
}
