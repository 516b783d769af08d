import { LRUCache } from 'lru-cache';
import type { Encoding } from '../../http/compression/content-negotiation.js';
import { RESPONSE_CACHE_MAX, RESPONSE_CACHE_MAX_BYTES } from '../cache-limits.js';
import { mergeVariants, type StoredUrl, type StoredVariant } from './stored-response.js';

/** Estimated memory of a header with its name, bytes. */
const HEADER_BYTES = 100;

/** Responses that can be served before the router, by URL. The least recently used ones are evicted. */
export class StoredResponses {
  private readonly urls = new LRUCache<string, StoredUrl>({
    max: RESPONSE_CACHE_MAX,
    maxSize: RESPONSE_CACHE_MAX_BYTES,
    sizeCalculation: (stored, url) => url.length + bytesOf(stored),
  });

  /** The responses of a URL exactly as requested. */
  get(url: string): StoredUrl | undefined {
    return this.urls.get(url);
  }

  /** Stores a response. One beyond the maximum size is not stored. */
  add(url: string, encoding: Encoding, route: string, added: StoredVariant): void {
    const variants = this.urls.peek(url)?.variants;
    const variant = mergeVariants(variants?.[encoding], added);
    this.urls.set(url, { route, variants: { ...variants, [encoding]: variant } });
  }

  /** Number of URLs. */
  get count(): number {
    return this.urls.size;
  }

  /** Estimated memory, bytes. */
  get bytes(): number {
    return this.urls.calculatedSize;
  }

  /** Removes all responses. */
  clear(): void {
    this.urls.clear();
  }
}

function bytesOf({ variants }: StoredUrl): number {
  return Object.values(variants).reduce((sum, { ok, notModified }) => {
    const headers = (ok?.headers.length ?? 0) + (notModified?.headers.length ?? 0);
    return sum + HEADER_BYTES * headers + (ok?.body?.length ?? 0);
  }, 1);
}
