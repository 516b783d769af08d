/** Name of the lock that all tabs of the site share (Web Locks API). */
const LOCK = 'quartermile.votes';
/** A tab waits no longer for another one, ms: a frozen tab may keep its turn. */
const WAIT_MS = 10_000;

let previous: Promise<unknown> = Promise.resolve();

/**
 * Makes a call that identifies this browser once the previous ones are answered, in other tabs too. The first answer sets
 * the cookie; of two calls without it each would be another browser to the server, and the votes of one would no longer be
 * this browser's. What a call changes in the stored votes belongs to it, so that tabs do not overwrite each other's.
 */
export function oneAtATime<Result>(call: () => Promise<Result>): Promise<Result> {
  const result = previous.then(() => runAlone(call));
  previous = result.catch(() => undefined);
  return result;
}

/** Browsers offer locks in secure contexts only; without one, whatever the reason, the call is made at once. */
async function runAlone<Result>(call: () => Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const late = setTimeout(() => waiting.abort(), WAIT_MS);
  let running: Promise<Result> | undefined;
  await navigator.locks
    ?.request(LOCK, { signal: waiting.signal }, () => {
      clearTimeout(late);
      running = call();
      return running;
    })
    .catch(() => undefined);
  clearTimeout(late);
  return running ?? call();
}
