import { JsonScanner, type JsonVisitor } from '../validation/json-scanner.js';
import { type FoundPicture, PictureCandidate } from './picture-candidate.js';

/** Longer keys are cut, bytes; no field with pictures is as long. */
const KEY_MAX_BYTES = 64;

/**
 * Finds the long pictures in the text of a JSON object as it arrives, without parsing it: values of top-level fields
 * that are base64 `data:` URLs. In texts that are not valid JSON it may find strings elsewhere; replacing them by other
 * strings leaves the text invalid.
 */
export class PictureFinder implements JsonVisitor {
  readonly found: FoundPicture[] = [];
  /** Fields that were not seen yet. A repeated one is left in the text, so that a body has few candidates. */
  readonly #fields: Set<string>;
  readonly #scanner = new JsonScanner(this);
  /** Key of the current top-level member; null before it. */
  #key: string | null = null;
  #isInKey = false;
  #candidate: PictureCandidate | null = null;

  constructor(fields: readonly string[]) {
    this.#fields = new Set(fields);
  }

  write(chunk: Buffer): void {
    if (this.#fields.size > 0 || this.#candidate) this.#scanner.write(chunk);
  }

  beginString(at: number, depth: number): void {
    if (depth !== 1) return;
    if (this.#key !== null)
      this.#candidate = this.#fields.delete(this.#key) ? new PictureCandidate(at) : null;
    else {
      this.#key = '';
      this.#isInKey = true;
    }
  }

  stringPart(bytes: Buffer): void {
    if (!this.#isInKey) this.#candidate?.add(bytes);
    else this.#key = `${this.#key}${bytes.toString('latin1', 0, KEY_MAX_BYTES)}`.slice(0, KEY_MAX_BYTES);
  }

  endString(at: number): void {
    const picture = this.#candidate?.end(at);
    if (picture) this.found.push(picture);
    this.#candidate = null;
    this.#isInKey = false;
  }

  comma(depth: number): void {
    if (depth === 1) this.#key = null;
  }
}
