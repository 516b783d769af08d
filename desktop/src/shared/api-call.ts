import * as z from 'zod';
import type { PageHeader } from './page-headers.js';

/** A call of the API as it crosses to the main process; `body` is JSON text, null without one. */
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

/** What comes back: an answer of any status. `body` is null for one that has none. */
export const apiAnswerSchema = z.object({
  status: z.int(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string().nullable(),
});
export type ApiAnswer = z.infer<typeof apiAnswerSchema>;

/** A path below /api/ that stays there when it is resolved against the site. */
function isApiPath(path: string): boolean {
  const base = 'https://site.invalid';
  if (!path.startsWith('/api/') || !URL.canParse(path, base)) return false;
  const { origin, pathname } = new URL(path, base);
  return origin === base && pathname.startsWith('/api/');
}
