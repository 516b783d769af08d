import type { FastifyRequest } from 'fastify';
import { networkOf, UNKNOWN_NETWORK } from '../../../platform/networks/network-address.js';
import { describeDevice } from './describe-device.js';

/** Where a session was opened, as it is stored and shown to the administrator. */
export interface SessionOrigin {
  readonly device: string;
  /** Country code or network; null if unknown. */
  readonly place: string | null;
}

/** A country code as proxies send it. XX and T1 mean unknown and Tor at Cloudflare. */
const COUNTRY = /^(?!XX)[A-Z]{2}$/;

/**
 * The origin of a login. A country is stored in place of the network where a proxy sends one.
 * @param countryHeader name of a request header that the proxy always sets, in lower case; null if there is none
 */
export function sessionOrigin(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  countryHeader: string | null,
): SessionOrigin {
  const country = String(countryHeader === null ? '' : headers[countryHeader]).toUpperCase();
  const network = networkOf(ip);
  return {
    device: describeDevice(headers['user-agent']),
    place: COUNTRY.test(country) ? country : network === UNKNOWN_NETWORK ? null : network,
  };
}
