import { problemSchema } from '@quartermile/core/domain';
import type { RawAnswer } from '../test/harness/calls/raw-http.js';
import type { HostileCall } from './hostile-call.js';

/** Internals that must not leak: stack traces, file paths, SQL, and names of libraries. */
const INTERNALS = [
  /\n\s+at |node_modules|\/(?:dist|src|tmp|home|root|usr|var)\/|\.[cm]?[jt]s:\d+/,
  /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE)\b|violates|relation "|column "|SQLSTATE/,
  /QueryFailed|typeorm|postgres|fastify|nestjs|zod|E(?:CONN|NOENT|ACCES|PERM|PIPE)|TypeError|is not a function/i,
];

/** Every page sets zod's option for its security policy, in an inline script. */
const ZOD_OPTION = '__zod_globalConfig';

/** These respond with a page even for invalid links. */
const PAGES = /^\/(?:api\/newsletter\/(?:confirm|unsubscribe)|newsletter)\b/;
const PROBLEM = 'application/problem+json; charset=utf-8';

/** The defect in a response, or null. */
export function findDefect(call: HostileCall, answer: RawAnswer | null): string | null {
  if (!answer) return 'no answer';
  if (answer.status >= 500) return `${answer.status}: ${answer.body.slice(0, 300)}`;
  if (!answer.headers['x-request-id']) return `${answer.status} without a request id`;
  if (answer.headers['x-content-type-options'] !== 'nosniff')
    return `${answer.status} without security headers`;
  if (answer.status < 400 || call.method === 'HEAD') return null;
  const body = answer.body.replace(ZOD_OPTION, '');
  const internals = INTERNALS.map((pattern) => pattern.exec(body)?.[0]).find(Boolean);
  if (internals) return `leaks internals: ${internals}`;
  return isPage(call, answer) ? null : faultOfProblem(answer);
}

function isPage({ target }: HostileCall, { headers }: RawAnswer): boolean {
  const isHtml = headers['content-type'] === 'text/html; charset=utf-8';
  return isHtml && (PAGES.test(target) || !target.startsWith('/api/'));
}

function faultOfProblem({ status, headers, body }: RawAnswer): string | null {
  if (headers['content-type'] !== PROBLEM)
    return `${status} as ${headers['content-type']}: ${body.slice(0, 200)}`;
  if (headers['content-encoding']) return null;
  const problem = problemSchema.safeParse(parse(body));
  if (!problem.success) return `${status} is no problem document: ${body.slice(0, 200)}`;
  if (problem.data.status !== status) return `${status} says ${problem.data.status}`;
  return problem.data.detail === '' ? `${status} without a sentence` : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
