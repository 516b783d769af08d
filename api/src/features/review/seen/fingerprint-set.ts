import { setImmediate } from 'node:timers/promises';
import { FINGERPRINT_BYTES } from '../../media/index.js';
import { type Fingerprints, findAlike } from './compare-fingerprints.js';

/** Comparisons between two pauses for other requests, about 1 ms. */
const COMPARED_AT_ONCE = 50_000;

/**
 * The fingerprints of all pictures at one time, with the results of comparisons: a fingerprint never changes while
 * its picture has a name, and names are derived from the content of pictures.
 */
export class FingerprintSet {
  readonly #names: readonly string[];
  readonly #all: Fingerprints;
  readonly #positions: ReadonlyMap<string, number>;
  readonly #alike = new Map<string, readonly string[]>();

  /** @param names of the pictures, in the order of their fingerprints */
  constructor(names: readonly string[], all: Fingerprints) {
    if (all.length !== names.length * FINGERPRINT_BYTES) throw new Error('A fingerprint has another length.');
    this.#names = names;
    this.#all = all;
    this.#positions = new Map(names.map((name, nth) => [name, nth]));
  }

  /** The fingerprint of a picture; undefined for one that has none. */
  of(name: string): Uint8Array | undefined {
    const nth = this.#positions.get(name);
    if (nth === undefined) return undefined;
    return this.#all.subarray(nth * FINGERPRINT_BYTES, (nth + 1) * FINGERPRINT_BYTES);
  }

  /**
   * Names of the pictures that look like a picture, itself included; none for a picture without a fingerprint. Stored, so
   * that a picture is compared once. Null if the time was over before all were compared.
   * @param isFine whether small print decides, as on proofs
   * @param until end of the time for comparisons, as of `performance.now()`
   */
  async alike(name: string, isFine: boolean, until: number): Promise<readonly string[] | null> {
    const one = this.of(name);
    if (!one) return [];
    const key = `${name} ${isFine}`;
    const known = this.#alike.get(key);
    if (known) return known;
    const found: string[] = [];
    for (let from = 0; from < this.#names.length; from += COMPARED_AT_ONCE) {
      if (performance.now() >= until) return null;
      const to = Math.min(from + COMPARED_AT_ONCE, this.#names.length);
      const positions = findAlike(one, this.#all, isFine, from, to);
      found.push(...positions.map((nth) => this.#names[nth] as string));
      await setImmediate();
    }
    this.#alike.set(key, found);
    return found;
  }
}
