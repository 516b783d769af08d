import { API_LEVEL, apiRoutes, healthSchema, REQUEST_TIMEOUT_MS } from '@quartermile/core/domain';
import type { SiteProblem } from '../../shared/app-state.js';
import type { Fetch } from '../calls/fetch.js';
import { type ReadAddress, readSiteAddress } from './site-address.js';

/** Maximum redirects when a site's address is checked. */
const REDIRECTS_MAX = 5;

/** Chromium's errors for untrusted certificates (net_error_list.h, 200 to 220, and TLS failures). */
const BAD_CERTIFICATE = /ERR_CERT_|ERR_SSL_/;

/** Chromium's errors for proxies that require a login, also with an unsupported scheme. */
const PROXY_LOGIN = /ERR_PROXY_AUTH/;

/**
 * Checks that an address is a Quartermile site with a compatible API level; resolves to its origin. Follows
 * redirects, never from https to http, and returns the final origin, because API calls do not follow redirects.
 */
export async function checkSite(origin: string, fetch: Fetch): Promise<ReadAddress> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  let url = new URL(apiRoutes.health, origin);
  try {
    for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
      const response = await fetch(url.href, { redirect: 'manual', signal });
      const next = readRedirect(response, url);
      if (next === null) return await readSite(response, url);
      const problem = problemOfRedirect(url, next);
      if (problem) return { problem };
      url = next;
    }
    return { problem: 'stranger' };
  } catch (error) {
    return { problem: problemOfError(`${error}`) };
  }
}

function problemOfError(error: string): SiteProblem {
  if (BAD_CERTIFICATE.test(error)) return 'certificate';
  return PROXY_LOGIN.test(error) ? 'proxy' : 'unreachable';
}

/** The redirect target of a response, or null. */
function readRedirect({ status, headers }: Response, from: URL): URL | null {
  const location = headers.get('location');
  return status >= 300 && status < 400 && location !== null ? URL.parse(location, from.href) : null;
}

function problemOfRedirect(from: URL, to: URL): SiteProblem | null {
  if (from.protocol === 'https:' && to.protocol !== 'https:') return 'insecure';
  const read = readSiteAddress(to.origin);
  return 'problem' in read ? read.problem : null;
}

async function readSite(response: Response, { origin }: URL): Promise<ReadAddress> {
  // A gateway in front of a site that is down.
  if (response.status >= 502 && response.status <= 504) return { problem: 'unreachable' };
  const problem = siteProblem(response.ok ? await readJson(response) : null);
  return problem ? { problem } : { origin };
}

function siteProblem(body: unknown): SiteProblem | null {
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
