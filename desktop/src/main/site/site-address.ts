import type { SiteProblem } from '../../shared/app-state.js';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Result of parsing a typed address: an origin, or an error message. */
export type ReadAddress = { readonly origin: string } | { readonly problem: SiteProblem };

/** Parses a typed address. Without a scheme it defaults to https, on this machine to http; the path is ignored. */
export function readSiteAddress(text: string): ReadAddress {
  const typed = text.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(typed);
  const url = URL.parse(hasScheme ? typed : `https://${typed}`);
  const isHost = url !== null && url.hostname !== '' && url.username === '' && url.password === '';
  if (!isHost || !/^https?:$/.test(url.protocol)) return { problem: 'invalid' };
  const isHere = LOOPBACK.test(url.hostname);
  if (!hasScheme && isHere) return { origin: `http://${url.host}` };
  if (!isHere && !/[.:]/.test(url.hostname)) return { problem: 'invalid' };
  if (url.protocol === 'http:' && !isHere) return { problem: 'insecure' };
  return { origin: url.origin };
}
