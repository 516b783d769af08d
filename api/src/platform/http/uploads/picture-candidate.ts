import { createHash, type Hash } from 'node:crypto';
import { base64ByteLength, parseDataUrlHead } from '@quartermile/core/domain';

const BACKSLASH = 0x5c;
/** The head of a `data:` URL is looked for in the first bytes of a string. */
const HEAD_MAX_BYTES = 200;
/** Shorter pictures stay in the body, bytes of their `data:` URL. */
export const SPOOLED_PICTURE_MIN_BYTES = 64 * 1024;

/** A base64 `data:` URL in a JSON text. Offsets are bytes. */
export interface FoundPicture {
  /** Such as `data:image/png;base64,`. */
  readonly head: string;
  /** Offset of the base64 text. */
  readonly start: number;
  /** Offset of the closing quote. */
  readonly end: number;
  /** Decoded size. */
  readonly byteLength: number;
  /** SHA-256 of the base64 text. */
  readonly digest: Buffer;
}

/** A string that may be a picture, as it arrives. */
export class PictureCandidate {
  /** The string until its head has been parsed. */
  #beginning: Buffer = Buffer.alloc(0);
  #head: string | null = null;
  #hash: Hash | null = null;
  #ending = '';
  #isRefused = false;

  /** @param start offset of its first byte */
  constructor(private readonly start: number) {}

  add(bytes: Buffer): void {
    // With escape sequences the text differs from the bytes.
    this.#isRefused ||= bytes.includes(BACKSLASH);
    if (this.#isRefused) return;
    this.#ending = `${this.#ending}${bytes.toString('latin1', Math.max(0, bytes.length - 2))}`.slice(-2);
    if (this.#hash) this.#hash.update(bytes);
    else this.#parseHead(Buffer.concat([this.#beginning, bytes]));
  }

  /**
   * The picture; null for other strings and short ones.
   * @param end offset of the closing quote
   */
  end(end: number): FoundPicture | null {
    if (this.#isRefused || !this.#hash || this.#head === null) return null;
    if (end - this.start < SPOOLED_PICTURE_MIN_BYTES) return null;
    const start = this.start + this.#head.length;
    const byteLength = base64ByteLength(end - start, this.#ending);
    return { head: this.#head, start, end, byteLength, digest: this.#hash.digest() };
  }

  #parseHead(beginning: Buffer): void {
    this.#beginning = beginning;
    if (beginning.length < HEAD_MAX_BYTES) return;
    const text = beginning.toString('latin1', 0, HEAD_MAX_BYTES);
    const head = parseDataUrlHead(text);
    if (!head) {
      this.#isRefused = true;
      return;
    }
    this.#head = text.slice(0, head.base64Start);
    this.#hash = createHash('sha256').update(beginning.subarray(head.base64Start));
    this.#beginning = Buffer.alloc(0);
  }
}
