let previous: Promise<unknown> = Promise.resolve();

/**
 * Makes a call that identifies this browser once the previous ones are answered. The first answer sets the cookie; of two
 * calls without it each would be another browser to the server, and the votes of one would no longer be this browser's.
 */
export function oneAtATime<Result>(call: () => Promise<Result>): Promise<Result> {
  const result = previous.then(call);
  previous = result.catch(() => undefined);
  return result;
}
