/** Maximum nesting of a JSON body. */
export const BODY_MAX_DEPTH = 32;
/** Maximum bytes of a JSON body outside its strings, against bodies that unfold into millions of values. */
export const BODY_MAX_OUTLINE_BYTES = 1_000_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Result of scanning a JSON text. */
export type JsonShape = 'fine' | 'too-deep' | 'too-many-parts';

/** Is called for parts of a JSON text, in order. Offsets are bytes; a depth of 1 is inside of the outermost brackets. */
export interface JsonVisitor {
  /** A string begins; `at` is the offset behind its quote. */
  beginString(at: number, depth: number): void;
  /** A part of the string. */
  stringPart(bytes: Buffer): void;
  /** The string ends; `at` is the offset of its closing quote. */
  endString(at: number): void;
  comma(depth: number): void;
}

/**
 * Scans a JSON text as it arrives, without parsing it. Bodies may contain tens of megabytes inside strings (pictures)
 * but little outside them; so millions of tiny values are rejected before they cost memory, and nesting beyond
 * BODY_MAX_DEPTH before anything recurses into it. Does not validate the JSON.
 */
export class JsonScanner {
  #shape: JsonShape = 'fine';
  #steps = BODY_MAX_OUTLINE_BYTES;
  #depth = 0;
  /** Offset of the current chunk. */
  #offset = 0;
  #isInString = false;
  /** Number of backslashes at the end of the previous chunk, while in a string. */
  #backslashes = 0;

  constructor(private readonly visitor?: JsonVisitor) {}

  /** What is known so far; scanning ends when it is not fine. */
  get shape(): JsonShape {
    return this.#shape;
  }

  write(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length && this.#shape === 'fine') {
      at = this.#isInString ? this.#scanString(chunk, at) : this.#scanOutline(chunk, at);
    }
    this.#offset += chunk.length;
  }

  /** Scans up to the next string; returns the index behind its quote. */
  #scanOutline(chunk: Buffer, from: number): number {
    for (let at = from; at < chunk.length; at++) {
      if (!this.#takeStep()) break;
      const byte = chunk[at] ?? 0;
      if (byte === QUOTE) {
        this.#isInString = true;
        this.#backslashes = 0;
        this.visitor?.beginString(this.#offset + at + 1, this.#depth);
        return at + 1;
      }
      if (byte === COMMA) this.visitor?.comma(this.#depth);
      else if (CLOSING.has(byte)) this.#depth--;
      else if (OPENING.has(byte) && ++this.#depth > BODY_MAX_DEPTH) this.#shape = 'too-deep';
      if (this.#shape !== 'fine') break;
    }
    return chunk.length;
  }

  /** Scans up to the end of the string; returns the index behind its quote. */
  #scanString(chunk: Buffer, from: number): number {
    let quote = chunk.indexOf(QUOTE, from);
    while (quote !== -1 && this.#countBackslashes(chunk, from, quote) % 2 === 1) {
      if (!this.#takeStep()) return chunk.length;
      quote = chunk.indexOf(QUOTE, quote + 1);
    }
    const end = quote === -1 ? chunk.length : quote;
    this.visitor?.stringPart(chunk.subarray(from, end));
    if (quote === -1) this.#backslashes = this.#countBackslashes(chunk, from, end);
    else {
      this.#isInString = false;
      this.visitor?.endString(this.#offset + quote);
    }
    return end + 1;
  }

  /** Number of backslashes before index `end` of a string whose part in this chunk begins at `from`. */
  #countBackslashes(chunk: Buffer, from: number, end: number): number {
    let at = end;
    while (at > from && chunk[at - 1] === BACKSLASH) at--;
    return end - at + (at === from ? this.#backslashes : 0);
  }

  #takeStep(): boolean {
    if (--this.#steps < 0) this.#shape = 'too-many-parts';
    return this.#steps >= 0;
  }
}
