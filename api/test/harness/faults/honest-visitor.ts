import { setTimeout as sleep } from 'node:timers/promises';

/** What a visitor met: how many responses of each status, and how long they took, ms. */
export interface Visit {
  readonly statuses: Readonly<Record<string, number>>;
  readonly medianMs: number;
  readonly longestMs: number;
}

/** A request of a visitor: a path to read, or a call with a body. */
export type Step = string | { readonly path: string; readonly body: unknown };

/** Visitors of an address with `{n}`. */
const VISITORS = 250;

/** Sends some requests, one after the other with pauses, while something else happens. `{n}` in `from` makes each a visitor of its own. */
export async function visit(
  address: string,
  steps: readonly Step[],
  {
    from,
    pauseMs,
    during,
  }: { readonly from: string; readonly pauseMs: number; readonly during: Promise<unknown> },
): Promise<Visit> {
  const over = new AbortController();
  const end = (): void => over.abort();
  during.then(end, end);
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  for (let nth = 0; !over.signal.aborted; nth++) {
    const startedAt = performance.now();
    const sender = from.replace('{n}', `${nth % VISITORS}`);
    const response = await send(address, steps[nth % steps.length] as Step, sender);
    await response.arrayBuffer();
    times.push(performance.now() - startedAt);
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    await sleep(pauseMs);
  }
  times.sort((a, b) => a - b);
  return { statuses, medianMs: times[times.length >> 1] ?? 0, longestMs: times.at(-1) ?? 0 };
}

function send(address: string, step: Step, from: string): Promise<Response> {
  const headers = { 'x-forwarded-for': from, 'accept-encoding': 'br' };
  if (typeof step === 'string') return fetch(address + step, { headers });
  return fetch(address + step.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(step.body),
  });
}
