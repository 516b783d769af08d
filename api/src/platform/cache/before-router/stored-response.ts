import type { Encoding } from '../../http/compression/content-negotiation.js';
import type { Freshness } from '../freshness.js';
import type { RevisionSnapshot } from '../revision.service.js';
import type { StoredMessage } from './stored-message.js';

/** A response in one encoding as it left the router. */
export interface StoredVariant {
  readonly etag: string;
  readonly freshness: Freshness;
  /** Taken when the request of the response arrived. */
  readonly snapshot: RevisionSnapshot;
  /** See `endOfAge`. */
  readonly outdatedAt: number;
  /** Value of `Accept-Encoding` that led to it. */
  readonly acceptEncoding: string | undefined;
  /** The 200; null until one was sent. */
  readonly ok: StoredMessage | null;
  /** The 304; null until one was sent. */
  readonly notModified: StoredMessage | null;
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
export function staleSince({ freshness, snapshot, outdatedAt }: StoredVariant): number {
  return freshness.counts ? Math.min(snapshot.counts.endedAt, outdatedAt) : outdatedAt;
}

/** When a response that depends on the time is outdated, ms of `performance.now()`; Infinity for others. */
export function endOfAge({ maxAgeMs }: Freshness, { takenAt }: RevisionSnapshot): number {
  if (maxAgeMs === undefined) return Number.POSITIVE_INFINITY;
  const { timeOrigin } = performance;
  return (Math.floor((timeOrigin + takenAt) / maxAgeMs) + 1) * maxAgeMs - timeOrigin;
}
