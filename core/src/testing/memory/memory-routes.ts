import type * as z from 'zod';
import { type ProblemCode, problems } from '../../domain/index.js';

/** A response of the in-memory API: a status with an optional JSON body. */
export interface Handled {
  readonly status: number;
  readonly body?: unknown;
}

/** A request to one route: path parameters, query and JSON body. */
export interface RoutedCall {
  readonly parts: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** A route of the in-memory API. `pattern` is one of `apiRoutes`. */
export interface MemoryRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly pattern: string;
  answer(call: RoutedCall): Handled | ProblemCode;
}

/** Handles a request with the first matching route; null if no route matches. */
export function answerRoute(
  routes: readonly MemoryRoute[],
  { method, url }: { readonly method: string; readonly url: string },
  body: unknown,
): Handled | ProblemCode | null {
  const { pathname, searchParams: query } = new URL(url);
  for (const route of routes) {
    const parts = route.method === method ? matchPath(route.pattern, pathname) : null;
    if (parts) return route.answer({ parts, query, body });
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

/** Validates a value and passes the result to `answer`. An invalid value gets the server's error response. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  answer: (value: z.output<Schema>) => Handled | ProblemCode,
): Handled | ProblemCode {
  const { success, data, error } = schema.safeParse(value);
  return success ? answer(data) : refuseFields(error.issues);
}

/** Builds the response for invalid fields, with all messages and the first one as its detail. */
export function refuseFields(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Handled {
  const errors = issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  const { status, title, detail } = problems.invalid_input;
  return {
    status,
    body: { status, title, detail: errors[0]?.message ?? detail, code: 'invalid_input', errors },
  };
}

/** Returns the served path for a picture sent as a data: URL. Paths are unchanged. */
export function storedPicture<Picture extends string | null | undefined>(picture: Picture): Picture | string {
  return picture?.startsWith('data:') ? '/media/memory-96x64.webp' : picture;
}

/** Removes undefined fields, which were not sent. */
export function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
}

/** Builds a response with status 200. */
export function ok(body: unknown): Handled {
  return { status: 200, body };
}

/** Builds a response with status 201. */
export function created(body: unknown): Handled {
  return { status: 201, body };
}
