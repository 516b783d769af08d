import { apiRoutes } from '@quartermile/core/domain';
import { errorCode } from './error-fields.js';
import { log } from './log.js';

type Routes = { readonly [name: string]: string | Routes };

/** All API paths, static ones first, because `/api/past-events/list` would match `/api/past-events/:id`. */
const PATTERNS = listPaths(apiRoutes)
  .map((pattern) => ({ pattern, matches: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`) }))
  .sort((a, b) => Number(a.pattern.includes(':')) - Number(b.pattern.includes(':')));

/** Result of a call: the response's status, or the error. */
type CallOutcome = { readonly status: number } | { readonly error: unknown };

/**
 * Starts timing a call; the returned function logs method, path pattern, status or error code, and duration. Never
 * headers, bodies, ids or queries.
 */
export function startCallLog(method: string, path: string): (outcome: CallOutcome) => void {
  const startedAt = performance.now();
  return (outcome) => {
    const ms = Math.round(performance.now() - startedAt);
    const fields = { method, path: toPathPattern(path), ms };
    if ('error' in outcome) log.warn('call failed', { ...fields, error: errorCode(outcome.error) });
    else log[outcome.status >= 500 ? 'warn' : 'info']('call', { ...fields, status: outcome.status });
  };
}

/** The API route that matches a path, such as `/api/videos/view/:id`; "other" for unknown paths. */
export function toPathPattern(path: string): string {
  const [pathname = ''] = path.split('?');
  return PATTERNS.find(({ matches }) => matches.test(pathname))?.pattern ?? '(another path)';
}

function listPaths(routes: Routes): readonly string[] {
  return Object.values(routes).flatMap((route) => (typeof route === 'string' ? [route] : listPaths(route)));
}
