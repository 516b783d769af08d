/** A tab waits no longer for another one, ms: a frozen tab may keep its turn. */
const WAIT_MS = 10_000;

/**
 * Runs something while no other tab of the site runs what has the same name (Web Locks API). Browsers offer locks in
 * secure contexts only; without them it runs at once.
 */
export async function runAlone<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const late = setTimeout(() => waiting.abort(), WAIT_MS);
  let running: Promise<Result> | undefined;
  // Whatever goes wrong with the lock, it runs.
  await navigator.locks
    ?.request(name, { signal: waiting.signal }, () => {
      clearTimeout(late);
      running = run();
      return running;
    })
    .catch(() => undefined);
  clearTimeout(late);
  return running ?? run();
}
