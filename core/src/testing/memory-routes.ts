import type { ProblemCode } from '../domain/index.js';

/** What an API in memory answers: a status with a JSON body, or none. */
export interface Handled {
  readonly status: number;
  readonly body?: unknown;
}

/** A call of one route: the named parts of its path, its query, and its JSON. */
export interface RoutedCall {
  readonly parts: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: never;
}

/** A route of an API in memory; `pattern` is one of `apiRoutes`. */
export interface MemoryRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly pattern: string;
  answer(call: RoutedCall): Handled | ProblemCode;
}

/** Answers a call by the first route that fits; null when none does. */
export function answerRoute(
  routes: readonly MemoryRoute[],
  { method, url }: { readonly method: string; readonly url: string },
  body: unknown,
): Handled | ProblemCode | null {
  const { pathname, searchParams: query } = new URL(url);
  for (const route of routes) {
    const parts = route.method === method ? matchPath(route.pattern, pathname) : null;
    if (parts) return route.answer({ parts, query, body: body as never });
  }
  return null;
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const actual = decodeURIComponent(given[at] ?? '');
    if (part.startsWith(':')) parts[part.slice(1)] = actual;
    else if (part !== actual) return null;
  }
  return parts;
}

/** An answer of 200. */
export function ok(body: unknown): Handled {
  return { status: 200, body };
}

/** An answer of 201. */
export function created(body: unknown): Handled {
  return { status: 201, body };
}
