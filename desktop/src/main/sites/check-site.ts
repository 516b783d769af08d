import { API_LEVEL, apiRoutes, healthSchema, REQUEST_TIMEOUT_MS } from '@quartermile/core/domain';
import type { SiteProblem } from '../../shared/desk-state.js';
import type { Fetch } from '../calls/fetch.js';
import { type ReadAddress, readSiteAddress } from './site-address.js';

/** Chromium's names for a certificate that cannot be trusted (net_error_list.h, 200 to 220, and TLS failures). */
const BAD_CERTIFICATE = /ERR_CERT_|ERR_SSL_/;

/** Asks an address who is there: the site's origin, also after a redirect, when it is a Quartermile site of our level. */
export async function checkSite(origin: string, fetch: Fetch): Promise<ReadAddress> {
  try {
    const response = await fetch(new URL(apiRoutes.health, origin).href, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    // A gateway in front of a site that is away.
    if (response.status >= 502 && response.status <= 504) return { problem: 'unreachable' };
    const problem = judge(response.ok ? await readJson(response) : null);
    return problem ? { problem } : readSiteAddress(response.url || origin);
  } catch (error) {
    return { problem: BAD_CERTIFICATE.test(String(error)) ? 'certificate' : 'unreachable' };
  }
}

function judge(body: unknown): SiteProblem | null {
  const health = healthSchema.safeParse(body);
  if (!health.success) return 'stranger';
  if (health.data.api === API_LEVEL) return null;
  return health.data.api < API_LEVEL ? 'tooOld' : 'tooNew';
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
