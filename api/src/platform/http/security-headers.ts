import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSubmissionPath, mediaPrefix } from '@quartermile/core/domain';
import helmet, { type HelmetOptions } from 'helmet';
import {
  DATA_DIRECTIVES,
  type Directives,
  type InlineSources,
  NO_INLINE,
  pageDirectives,
  smallPageDirectives,
} from './content-security-policy.js';
import { isOpenRead, OPEN_READ_HEADERS } from './open-reads.js';

/** HSTS max-age, seconds: two years. */
const HSTS_MAX_AGE_S = 63_072_000;
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';
const POLICY = 'content-security-policy';
/**
 * Path prefixes of responses that are no documents: data, pictures, and the website's scripts, style sheets and fonts. A
 * first visit loads some forty of these. API routes with a page send the policy of pages themselves.
 */
const DATA_PREFIXES = ['/api/', mediaPrefix, '/assets/'];
/** For the code of a driver's submission in a path, which must not be in referrers, caches and search engines. */
const SECRET_HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const;

type SetHeaders = (request: Pick<IncomingMessage, 'url' | 'method'>, response: ServerResponse) => void;

/**
 * Sets the security headers of contract section 2; `https` adds HSTS. They are computed once: one list for pages and
 * other files, whose policy allows no inline script, and one for what is no document.
 */
export function securityHeaders(https: boolean): SetHeaders {
  const page = Object.entries(headersWith(https, pageDirectives(https, NO_INLINE)));
  const data = Object.entries(headersWith(https, DATA_DIRECTIVES));
  return ({ url = '/', method = 'GET' }, response) => {
    for (const [name, value] of isData(url) ? data : page) response.setHeader(name, value);
    if (isOpenRead(method, url))
      for (const [name, value] of OPEN_READ_HEADERS) response.setHeader(name, value);
    if (isSubmissionPath(url.split('?', 1)[0] ?? ''))
      for (const [name, value] of Object.entries(SECRET_HEADERS)) response.setHeader(name, value);
  };
}

const isData = (url: string): boolean => DATA_PREFIXES.some((prefix) => url.startsWith(prefix));

/** Whether the site is served over https, by its public URL. */
export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** The policy header of a page with these inline scripts and style elements. */
export function pagePolicy(https: boolean, inline: InlineSources): Record<string, string> {
  return { [POLICY]: policyOf(pageDirectives(https, inline)) };
}

/**
 * Headers of a small page that loads nothing but its own style, script, refreshes and files of this site. Where anybody
 * may frame it, its handler also removes X-Frame-Options.
 */
export function framablePolicy(
  https: boolean,
  inline: InlineSources,
  framedBy: 'anybody' | 'nobody',
): Record<string, string> {
  const policy = policyOf(smallPageDirectives(https, inline, framedBy === 'anybody' ? '*' : "'none'"));
  // A page with a strict embedder policy may frame it, too.
  return {
    [POLICY]: policy,
    ...(framedBy === 'anybody' && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
}

/** Headers that allow framing by pages of this site, for the demo player. */
export function framedByThisSite(https: boolean): Record<string, string> {
  const directives = { ...pageDirectives(https, NO_INLINE), frameAncestors: ["'self'"] };
  return { [POLICY]: policyOf(directives), 'x-frame-options': 'SAMEORIGIN' };
}

function headersWith(https: boolean, directives: Directives): Record<string, string> {
  return {
    'permissions-policy': PERMISSIONS,
    ...headersOfHelmet({
      contentSecurityPolicy: { useDefaults: false, directives },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      frameguard: { action: 'deny' },
      hsts: https && { maxAge: HSTS_MAX_AGE_S, includeSubDomains: false },
      // YouTube's player refuses to start without a referrer.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
  };
}

/** Runs helmet's middleware on a response that only collects headers. Names are in lower case. */
function headersOfHelmet(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  } as unknown as ServerResponse;
  helmet(options)({} as IncomingMessage, response, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}

function policyOf(directives: Directives): string {
  return headersWith(false, directives)[POLICY] ?? '';
}
