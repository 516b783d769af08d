import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 100;

/** Work did not end in time. It goes on. */
export class TimeLimitError extends Error {}

/**
 * Waits for work, at most for a time. That is counted in steps, so that a while without the CPU counts as one step only.
 * @throws TimeLimitError when it is over, and errors of the work
 */
export async function withinTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  const settled = work.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  for (let waitedMs = 0; waitedMs < limitMs; waitedMs += STEP_MS) {
    const first = await Promise.race([settled, sleep(Math.min(STEP_MS, limitMs), null, { ref: false })]);
    if (first && 'error' in first) throw first.error;
    if (first) return first.result;
  }
  throw new TimeLimitError(`No result within ${limitMs} ms`);
}
