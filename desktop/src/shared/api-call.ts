import * as z from 'zod';

/** An API call over IPC; `body` is JSON text or null. */
export const apiCallSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string().refine(isApiPath),
  headers: z.strictObject({
    accept: z.string().optional(),
    'content-type': z.string().optional(),
    'idempotency-key': z.string().optional(),
    'cache-control': z.string().optional(),
  } satisfies Record<PageHeader, z.ZodType>),
  body: z.string().nullable(),
});
export type ApiCall = z.infer<typeof apiCallSchema>;

/** The response to an API call; `body` is null when there is none. */
export const apiResponseSchema = z.object({
  status: z.int(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string().nullable(),
});
export type ApiResponse = z.infer<typeof apiResponseSchema>;

/** Whether a path is below /api/ after resolving it. */
function isApiPath(path: string): boolean {
  const base = 'https://site.invalid';
  if (!path.startsWith('/api/') || !URL.canParse(path, base)) return false;
  const { origin, pathname } = new URL(path, base);
  return origin === base && pathname.startsWith('/api/');
}

/** Headers that the page may set. The main process adds the token. */
const PAGE_HEADERS = ['accept', 'content-type', 'idempotency-key', 'cache-control'] as const;
type PageHeader = (typeof PAGE_HEADERS)[number];

/** Filters headers for IPC. */
export function pickPageHeaders(headers: Headers): Partial<Record<PageHeader, string>> {
  const picked = PAGE_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(picked);
}

/** Converts a request of core's client for IPC. */
export async function toApiCall(request: Request): Promise<ApiCall> {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method as ApiCall['method'],
    path: pathname + search,
    headers: pickPageHeaders(request.headers),
    body: request.body === null ? null : await request.text(),
  };
}

/**
 * Converts a response for core's client.
 * @throws TypeError without a response, as `fetch` does
 */
export function toResponse(answer: ApiResponse | null): Response {
  if (answer === null) throw new TypeError('The site did not answer.');
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}
