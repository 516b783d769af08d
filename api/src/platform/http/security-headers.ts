import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import helmet from 'helmet';

/** Video players that pages may frame, contract section 5. Nothing is loaded from them before a video is opened. */
const PLAYERS = [
  "'self'",
  'https://www.youtube-nocookie.com',
  'https://drive.google.com',
  'https://www.facebook.com',
];
const NONCE_BYTES = 16;
/** HSTS max-age, seconds: two years. */
const HSTS_MAX_AGE_S = 63_072_000;
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

const nonces = new WeakMap<IncomingMessage, string>();

/** The nonce for scripts and styles of the page that responds to this request. */
export function cspNonce(request: FastifyRequest): string {
  return nonceOf(request.raw);
}

function nonceOf(raw: IncomingMessage): string {
  let nonce = nonces.get(raw);
  if (nonce === undefined) {
    nonce = randomBytes(NONCE_BYTES).toString('base64url');
    nonces.set(raw, nonce);
  }
  return nonce;
}

type SetHeaders = (request: IncomingMessage, response: ServerResponse) => void;

/** Sets the security headers of contract section 2; `https` adds HSTS. */
export function securityHeaders(https: boolean): SetHeaders {
  const apply = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(https) },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: https && { maxAge: HSTS_MAX_AGE_S, includeSubDomains: false },
    // YouTube's player refuses to start without a referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return (request, response) => {
    response.setHeader('permissions-policy', PERMISSIONS);
    apply(request, response, (error?: unknown) => {
      if (error) throw error;
    });
  };
}

/** Headers that allow framing by pages of this site, for the demo player. */
export function framedByThisSite(response: ServerResponse): Record<string, string> {
  const policy = String(response.getHeader('content-security-policy') ?? '');
  return {
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  };
}

/** Mantine sets style attributes, so those are allowed; style elements and scripts need the nonce. */
function contentSecurityPolicy(https: boolean) {
  const withNonce = (request: IncomingMessage): string => `'nonce-${nonceOf(request)}'`;
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    frameSrc: PLAYERS,
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'", withNonce],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", withNonce],
    styleSrcAttr: ["'unsafe-inline'"],
    upgradeInsecureRequests: https ? [] : null,
  };
}
