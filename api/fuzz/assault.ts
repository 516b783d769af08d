import fc from 'fast-check';
import type { DeclaredRoute } from '../test/harness/routes-of.js';
import { type HostileCall, hostileCall } from './hostile-call.js';
import { judgeAnswer } from './judge-answer.js';
import { type RawRequest, sendRaw } from './raw-http.js';
import { type AdminCredentials, Stock } from './stock.js';

/** What is called. */
export interface Target {
  readonly address: URL;
  readonly admin: AdminCredentials;
  /** None whose answer does not end. */
  readonly routes: readonly DeclaredRoute[];
  /** Whether the website's pages are there. */
  readonly hasPages: boolean;
}

/** What came of it. */
export interface AssaultReport {
  readonly calls: number;
  /** How many answers had which status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Routes that a good call got through to at least once. */
  readonly reached: ReadonlySet<string>;
  /** Each kind of fault once, with a call that shows it. */
  readonly findings: readonly string[];
}

/** So many calls are made from one seed; then the rows that they are about are put back. */
const ROUND = 250;
/** Calls that are under way at a time. */
const AT_ONCE = 8;
/** A finding shows so much of its call. */
const SHOWN_LENGTH = 600;

/** Makes this many hostile calls of all routes; the same seed makes the same calls. */
export async function assault(target: Target, calls: number, seed: number): Promise<AssaultReport> {
  const stock = new Stock(target.address, target.admin);
  const statuses: Record<string, number> = {};
  const reached = new Set<string>();
  const findings = new Map<string, string>();
  const make = async (call: HostileCall): Promise<void> => {
    const request = await stock.prepare(call);
    const answer = await sendRaw(target.address, request);
    const status = String(answer?.status ?? 'none');
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status < '300') reached.add(call.route);
    const fault = judgeAnswer(call, answer);
    if (fault && !findings.has(`${call.route} ${fault}`))
      findings.set(`${call.route} ${fault}`, show(request));
  };
  const anyCall = hostileCall(target.routes, target.hasPages);
  for (let done = 0; done < calls; done += ROUND) {
    await stock.fill();
    const numRuns = Math.min(ROUND, calls - done);
    await inTurns(fc.sample(anyCall, { seed: seed + done, numRuns }), make);
  }
  return {
    calls,
    statuses,
    reached,
    findings: [...findings].map(([fault, request]) => `${fault}\n${request}`),
  };
}

async function inTurns(
  calls: readonly HostileCall[],
  make: (call: HostileCall) => Promise<void>,
): Promise<void> {
  const queue = calls.values();
  const work = async (): Promise<void> => {
    for (const call of queue) await make(call);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function show({ method, target, headers, body }: RawRequest): string {
  const { authorization, ...others } = headers;
  const caller = authorization ? `${authorization.slice(0, 12)}…` : 'nobody';
  const text = `${method} ${target.slice(0, SHOWN_LENGTH)}\n${caller} ${JSON.stringify(others)}\n${body}`;
  return text.slice(0, 2 * SHOWN_LENGTH);
}
