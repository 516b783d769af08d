import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How an answer may be packed, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Compressing once per revision may take longer than compressing per answer, but a reader waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** An answer with its packed forms, as a multiple of its plain size. */
const WEIGHT = 2;

const packers = {
  br: (body: Buffer): Promise<Buffer> => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Buffer): Promise<Buffer> => promisify(gzip)(body),
};

/** An answer as bytes, packed as often as it is asked for in another way, and named by what it says. */
export class ReadyAnswer {
  private readonly packed = new Map<Encoding, Promise<Buffer>>();
  private readonly digest: string;

  constructor(
    private readonly plain: Buffer,
    /** Headers that belong to the answer, such as `x-total-count`. */
    readonly headers: Readonly<Record<string, string>>,
  ) {
    this.digest = createHash('sha256').update(plain).digest('base64url');
  }

  /** What it costs to keep, in bytes, roughly. */
  get bytes(): number {
    return this.plain.length * WEIGHT;
  }

  /** A strong ETag: other bytes, and so every packed form, have another one, RFC 9110 section 8.8.3. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.digest}"` : `"${this.digest}-${encoding}"`;
  }

  /** The bytes in a packed form. */
  body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(this.plain);
    let packed = this.packed.get(encoding);
    if (!packed) {
      packed = packers[encoding](this.plain);
      this.packed.set(encoding, packed);
    }
    return packed;
  }
}
