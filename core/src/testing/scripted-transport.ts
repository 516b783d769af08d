/** A recorded attempt; `at` is the clock time in ms. */
export interface Try {
  readonly request: Request;
  readonly at: number;
}

/** The outcome of an attempt: a status or response, no connection, or a response that never arrives. */
export type Outcome = number | 'no connection' | 'no answer' | Response;

/** Creates a fake transport that returns the outcomes in order, repeats the last one, and records every attempt. */
export function scriptTransport(...outcomes: [Outcome, ...Outcome[]]) {
  const tries: Try[] = [];
  const transport = (request: Request): Promise<Response> => {
    const outcome = outcomes[Math.min(tries.length, outcomes.length - 1)] ?? 200;
    tries.push({ request, at: Date.now() });
    return play(outcome);
  };
  return { transport, tries };
}

function play(outcome: Outcome): Promise<Response> {
  if (outcome === 'no answer') return new Promise(() => {});
  if (outcome === 'no connection') return Promise.reject(new TypeError('no connection'));
  return Promise.resolve(typeof outcome === 'number' ? jsonResponse(outcome) : outcome.clone());
}

function jsonResponse(status: number): Response {
  return status === 204 ? new Response(null, { status }) : Response.json({}, { status });
}
