import * as z from 'zod';

/** Headers that the page may set; the token is not among them: the main process attaches it. */
const PAGE_HEADERS = ['accept', 'content-type', 'idempotency-key', 'cache-control'] as const;

/** A call of the API as it crosses to the main process; `body` is JSON text, null without one. */
export const apiCallSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string().refine(isApiPath),
  headers: z.strictObject({
    accept: z.string().optional(),
    'content-type': z.string().optional(),
    'idempotency-key': z.string().optional(),
    'cache-control': z.string().optional(),
  } satisfies Record<(typeof PAGE_HEADERS)[number], z.ZodType>),
  body: z.string().nullable(),
});
export type ApiCall = z.infer<typeof apiCallSchema>;

/** What comes back: an answer of any status. `body` is null for one that has none. */
export const apiAnswerSchema = z.object({
  status: z.int(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string().nullable(),
});
export type ApiAnswer = z.infer<typeof apiAnswerSchema>;

/** The headers of a request that may cross. */
export function pickPageHeaders(headers: Headers): ApiCall['headers'] {
  const picked = PAGE_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(picked);
}

/** A path below /api/ that stays there when it is resolved against the site. */
function isApiPath(path: string): boolean {
  const base = 'https://site.invalid';
  if (!path.startsWith('/api/') || !URL.canParse(path, base)) return false;
  const { origin, pathname } = new URL(path, base);
  return origin === base && pathname.startsWith('/api/');
}
