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

/** The same while the app is being worked on: with the development server's one inline script, and its socket. */
export function developmentPolicy(server: string): string {
  const scripts = CONTENT_SECURITY_POLICY.replace("script-src 'self'", `$& 'nonce-${DEVELOPMENT_NONCE}'`);
  return `${scripts}; connect-src ws://${new URL(server).host}`;
}
