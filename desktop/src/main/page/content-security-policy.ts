import { DEVELOPMENT_NONCE } from './development-nonce.js';

/** Scripts of the page itself and nothing else; no connection, no frame. Mantine writes style elements. */
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
 * The same while the app is being worked on: with the development server's one inline script, and its socket, which
 * its client looks for at the usual port first.
 */
export const DEVELOPMENT_POLICY = `${developmentScripts}; connect-src ws://localhost:*`;
