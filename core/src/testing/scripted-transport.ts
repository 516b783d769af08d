/** One try as a scripted transport saw it; `at` is the clock's reading in ms. */
export interface Try {
  readonly request: Request;
  readonly at: number;
}

/** What happens to a try: a status, no connection, or no answer ever. */
export type Outcome = number | 'no connection' | 'no answer' | Response;

/** A transport that plays outcomes in order, the last one for ever, and remembers every try. */
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
  return Promise.resolve(typeof outcome === 'number' ? jsonAnswer(outcome) : outcome.clone());
}

function jsonAnswer(status: number): Response {
  return status === 204 ? new Response(null, { status }) : Response.json({}, { status });
}
