import { createHash } from 'node:crypto';
import { compress } from '../http/compression/compression.js';
import type { Encoding } from '../http/compression/content-negotiation.js';

/** Compressing once per revision may take longer than compressing each response, but a reader waits for it. */
const BROTLI_QUALITY = 5;
/** A list of 1,000 entries takes half of the time and is 5 % larger (decision 64). */
const FAST_BROTLI_QUALITY = 4;
/** Estimated size including compressed forms, relative to the plain size. */
const WEIGHT = 2;
/** The lowest status of a redirect or an error. */
const FIRST_REDIRECT = 300;
const OK = 200;

/** Options of {@link CachedResponse}. */
export interface CachedResponseOptions {
  /** Default: 200. */
  readonly status?: number;
  /** Whether it is rendered several times a second while people vote. */
  readonly changesOften?: boolean;
}

/** A body as it is sent. */
export interface EncodedBody {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

/** A cached response body with its ETag. Compressed forms are created on first use. */
export class CachedResponse {
  private readonly packed = new Map<Encoding, Promise<Buffer | null>>();
  private readonly digest: string;

  constructor(
    private readonly plain: Buffer,
    /** Headers of the response, such as `x-total-count`. */
    readonly headers: Readonly<Record<string, string>>,
    private readonly options: CachedResponseOptions = {},
  ) {
    this.digest = createHash('sha256').update(plain).digest('base64url');
  }

  /** HTTP status. */
  get status(): number {
    return this.options.status ?? OK;
  }

  /**
   * Errors and redirects are not cached: the next attempt may succeed, and anybody can invent addresses that do not exist
   * or lead to others.
   */
  get isFleeting(): boolean {
    return this.status >= FIRST_REDIRECT;
  }

  /** Whether there is no body, as in a redirect. */
  get isEmpty(): boolean {
    return this.plain.length === 0;
  }

  /** Estimated memory, bytes. */
  get bytes(): number {
    return this.plain.length * WEIGHT;
  }

  /** A strong ETag, which differs per encoding, RFC 9110 section 8.8.3. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.digest}"` : `"${this.digest}-${encoding}"`;
  }

  /** The body in an encoding, or as it is while too many others are being compressed. */
  async body(encoding: Encoding): Promise<EncodedBody> {
    const packed = encoding === 'identity' ? null : await this.pack(encoding);
    return packed ? { encoding, bytes: packed } : { encoding: 'identity', bytes: this.plain };
  }

  private async pack(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer | null> {
    let packing = this.packed.get(encoding);
    if (!packing) {
      const quality = this.options.changesOften ? FAST_BROTLI_QUALITY : BROTLI_QUALITY;
      packing = compress(this.plain, encoding, quality);
      this.packed.set(encoding, packing);
    }
    const packed = await packing;
    if (!packed && this.packed.get(encoding) === packing) this.packed.delete(encoding);
    return packed;
  }
}
