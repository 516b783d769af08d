import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Content encodings, preferred first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Encodings preferred at equal weight, smallest first. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** Different values of `Accept-Encoding` remembered; browsers and proxies send few. */
const REMEMBERED_MAX = 100;
/** Longer values are unusual and not remembered, characters. */
const REMEMBERED_MAX_LENGTH = 200;

const remembered = new LRUCache<string, Encoding>({ max: REMEMBERED_MAX });

/** The published types lack the second argument that negotiator 1.0 added. */
interface EncodingNegotiator {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
}

/**
 * The content encoding with the highest weight in `Accept-Encoding`, RFC 9110 section 12.5.3, the smallest at equal
 * weight. `identity` without the header and when nothing is acceptable.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const encoding = negotiate(acceptEncoding);
  if (acceptEncoding.length <= REMEMBERED_MAX_LENGTH) remembered.set(acceptEncoding, encoding);
  return encoding;
}

function negotiate(acceptEncoding: string): Encoding {
  // RFC 9110 section 8.4.1.3: x-gzip is equivalent to gzip.
  const header = acceptEncoding.replaceAll(/\bx-gzip\b/gi, 'gzip');
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as EncodingNegotiator;
  const chosen = negotiator.encoding(ENCODINGS, { preferred: PREFERRED });
  return ENCODINGS.find((encoding) => encoding === chosen) ?? 'identity';
}

/** Whether `If-None-Match` contains this ETag, by weak comparison (RFC 9110 section 13.1.2). */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  const tags = ifNoneMatch?.match(/"[^"]*"|\*/g) ?? [];
  return tags.some((tag) => tag === '*' || tag === etag);
}
