import { DEVELOPMENT_NONCE } from './development-nonce.js';

/** Only the page's own scripts; no connections, no frames. Mantine inserts style elements. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const developmentScripts = CONTENT_SECURITY_POLICY.replace(
  "script-src 'self'",
  `$& 'nonce-${DEVELOPMENT_NONCE}'`,
);

/**
 * The policy in development: also allows the development server's inline script and its socket, which its client
 * tries on the default port first.
 */
export const DEVELOPMENT_POLICY = `${developmentScripts}; connect-src ws://localhost:*`;
