import * as z from 'zod';
import type { PageHeader } from './page-headers.js';

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
