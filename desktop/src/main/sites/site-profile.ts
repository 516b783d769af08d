import { createClient } from '@quartermile/core/client';
import * as z from 'zod';
import type { Fetch } from '../calls/fetch.js';

const namedSchema = z.object({ siteName: z.string().trim().min(1).max(200) });

/** The name in a site profile, or null. */
export function nameInProfile(profile: unknown): string | null {
  return namedSchema.safeParse(profile).data?.siteName ?? null;
}

/**
 * Requests the display name from the public profile; null when it has none. Sent without a token, so that it does not
 * extend a session.
 */
export async function readSiteName(
  origin: string,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<string | null> {
  const client = createClient({
    baseUrl: origin,
    transport: (request) => fetch(request.url, { signal: request.signal, redirect: 'error' }),
  });
  return client.site.read({ signal }).then(nameInProfile, () => null);
}
