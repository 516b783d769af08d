import { isIP } from 'node:net';

/** The relying party of WebAuthn: this site. */
export interface RelyingParty {
  /** Host name. */
  readonly id: string;
  readonly origin: string;
}

/**
 * The relying party of a public origin; null where browsers offer no passkeys: without https (except on localhost),
 * and for IP addresses (WebAuthn level 3, section 5.1.2: a valid domain).
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { hostname, protocol, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return !isAddress && (protocol === 'https:' || isLocal) ? { id: hostname, origin } : null;
}
