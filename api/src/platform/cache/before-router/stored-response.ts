import type { Encoding } from '../cached-response.js';
import type { Freshness } from '../freshness.js';
import type { RevisionSnapshot } from '../revision.service.js';

/** Headers of a response as sent, `[name, value, name, value, ...]`. */
export interface HeaderTemplate {
  readonly headers: readonly string[];
  /** Index in `headers` where the value of `x-request-id` goes. */
  readonly requestIdAt: number;
}

/** A response in one encoding as it left the router. */
export interface StoredVariant {
  readonly etag: string;
  readonly freshness: Freshness;
  /** Taken when the request of the response arrived. */
  readonly snapshot: RevisionSnapshot;
  /** Value of `Accept-Encoding` that led to it. */
  readonly acceptEncoding: string | undefined;
  /** The 200; null until one was sent. */
  readonly ok: (HeaderTemplate & { readonly body: Buffer }) | null;
  /** The 304; null until one was sent. */
  readonly notModified: HeaderTemplate | null;
}

/** The responses of a URL. */
export interface StoredUrl {
  /** The route's pattern, as a label of metrics. */
  readonly route: string;
  readonly variants: Readonly<Partial<Record<Encoding, StoredVariant>>>;
}

/**
 * Adds a response to what is stored of the same URL and encoding. A 304 completes the 200 with the same ETag, because
 * both have the same content; otherwise the newer one replaces the older one.
 */
export function mergeVariants(known: StoredVariant | undefined, added: StoredVariant): StoredVariant {
  if (!known) return added;
  const [older, newer] = known.snapshot.takenAt > added.snapshot.takenAt ? [added, known] : [known, added];
  if (older.etag !== newer.etag) return newer;
  return { ...newer, ok: newer.ok ?? older.ok, notModified: newer.notModified ?? older.notModified };
}

/**
 * When a response began to miss something that it may miss for a while, ms of `performance.now()`: a change of counts,
 * or the end of its age. Infinity while it misses nothing.
 */
export function staleSince({ freshness, snapshot }: StoredVariant): number {
  const counts = freshness.counts ? snapshot.counts.endedAt : Number.POSITIVE_INFINITY;
  if (freshness.maxAgeMs === undefined) return counts;
  const { timeOrigin } = performance;
  const periods = Math.floor((timeOrigin + snapshot.takenAt) / freshness.maxAgeMs) + 1;
  return Math.min(counts, periods * freshness.maxAgeMs - timeOrigin);
}
