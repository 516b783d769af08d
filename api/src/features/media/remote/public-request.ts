import { lookup as resolveName } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { RemotePictureError } from './remote-picture-error.js';

/** Whether connections to an IP address are allowed. */
export type AddressRule = (address: string) => boolean;

/**
 * Sends a GET request and returns the response's head without following redirects. The rule applies to the addresses
 * actually connected to, which defeats DNS rebinding.
 * @throws RemotePictureError `notPublic` for a forbidden address; any connection error
 */
export function requestPublic(
  url: URL,
  isAllowed: AddressRule,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isAllowed(literal)) return Promise.reject(new RemotePictureError('notPublic'));
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    const options = {
      signal,
      agent: false,
      lookup: allowedLookup(isAllowed),
      headers: { accept: 'image/*' },
    };
    get(url, options, resolve).on('error', reject);
  });
}

/** Resolves names for connections. A name is rejected when any of its addresses is. */
export function allowedLookup(isAllowed: AddressRule): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('The name has no address'), '');
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return callback(new RemotePictureError('notPublic'), '');
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}
