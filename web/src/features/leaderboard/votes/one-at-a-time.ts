import { runAlone } from '../../../platform/run-alone.js';

let previous: Promise<unknown> = Promise.resolve();

/**
 * Makes a call that identifies this browser once the previous ones are answered, in other tabs too. The first answer sets
 * the cookie; of two calls without it each would be another browser to the server, and the votes of one would no longer be
 * this browser's. What a call changes in the stored votes belongs to it, so that tabs do not overwrite each other's.
 */
export function oneAtATime<Result>(call: () => Promise<Result>): Promise<Result> {
  const result = previous.then(() => runAlone('quartermile.votes', call));
  previous = result.catch(() => undefined);
  return result;
}
