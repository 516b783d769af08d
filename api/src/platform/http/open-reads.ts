import { publicApiPrefix } from './public-api-routes.js';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const END_OF_PREFIX: ReadonlySet<string> = new Set(['', '/', '?']);
/** Headers of a response that programs of other origins may read, besides those that CORS always allows. */
const READABLE = 'etag, link, retry-after, x-request-id, x-total-count';

/**
 * Headers of responses that pages of any origin may read, errors included. Without credentials, because cookies and
 * tokens mean nothing there.
 */
export const OPEN_READ_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', READABLE],
  ['cross-origin-resource-policy', 'cross-origin'],
];

/** Whether pages of any origin may read the response to a request: reads of the public API. */
export function isOpenRead(method: string, url: string): boolean {
  const next = url.charAt(publicApiPrefix.length);
  return READS.has(method) && url.startsWith(publicApiPrefix) && END_OF_PREFIX.has(next);
}
