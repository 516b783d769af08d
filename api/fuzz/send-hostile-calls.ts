import fc from 'fast-check';
import { type RawRequest, sendRaw } from '../test/harness/calls/raw-http.js';
import type { DeclaredRoute } from '../test/harness/description/routes-of.js';
import { findDefect } from './find-defect.js';
import { type AdminCredentials, Fixtures } from './fixtures.js';
import { type HostileCall, hostileCall } from './hostile-call.js';

/** Target of the calls. */
export interface Target {
  readonly address: URL;
  readonly admin: AdminCredentials;
  /** Without routes whose response is a stream. */
  readonly routes: readonly DeclaredRoute[];
  /** Whether the website is built. */
  readonly hasPages: boolean;
}

/** Result of a run. */
export interface FuzzReport {
  readonly calls: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Routes for which at least one call succeeded. */
  readonly reached: ReadonlySet<string>;
  /** One example per kind of defect, with a call that reproduces it. */
  readonly findings: readonly string[];
}

/** Number of calls per seed, after which the rows are restored. */
const ROUND = 250;
/** Concurrent calls. */
const AT_ONCE = 8;
/** Characters of the call shown in a finding. */
const SHOWN_LENGTH = 600;

/** Makes this many hostile calls across all routes; reproducible by seed. */
export async function sendHostileCalls(target: Target, calls: number, seed: number): Promise<FuzzReport> {
  const fixtures = new Fixtures(target.address, target.admin);
  const statuses: Record<string, number> = {};
  const reached = new Set<string>();
  const findings = new Map<string, string>();
  const make = async (call: HostileCall): Promise<void> => {
    const request = await fixtures.prepare(call);
    const answer = await sendRaw(target.address, request);
    const status = String(answer?.status ?? 'none');
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status < '300') reached.add(call.route);
    const fault = findDefect(call, answer);
    if (fault && !findings.has(`${call.route} ${fault}`))
      findings.set(`${call.route} ${fault}`, show(request));
  };
  const anyCall = hostileCall(target.routes, target.hasPages);
  for (let done = 0; done < calls; done += ROUND) {
    await fixtures.fill();
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
