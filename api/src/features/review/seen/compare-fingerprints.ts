import { COLOURS_AT, DETAILS_AT, FINGERPRINT_BYTES } from '../../media/index.js';

/*
 * Bounds, measured on drawn pictures (decision 86). Copies that were compressed, resized, made brighter or cropped by 1 %
 * are within the first two; slips of one strip differ in small print alone, so that proofs have to agree in the fine hash
 * as well.
 */

/** Most bits of 64 that differ between pictures that look alike. */
export const DIFFERING_BITS_MAX = 8;
/** Most levels of 256 by which a mean colour differs. */
export const COLOUR_DIFFERENCE_MAX = 8;
/**
 * Most bits of 256 that differ between two proofs. Slips of one layout with other digits differ in 6 at least, and copies
 * in JPEG in 2 at most. Copies that have lost more are found by the figures that were read from them.
 */
export const DIFFERING_DETAILS_MAX = 4;

/** Number of set bits by byte. */
const BITS = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/** Fingerprints one after another, each of `FINGERPRINT_BYTES`. */
export type Fingerprints = Uint8Array;

/**
 * Whether two fingerprints are of pictures that look alike.
 * @param isFine whether small print decides, as on proofs
 */
export function looksAlike(one: Uint8Array, other: Uint8Array, isFine: boolean): boolean {
  return isAlikeAt(one, other, 0, isFine);
}

/** Positions from `from` to before `to` (counted in fingerprints) of those that look like `one`. */
export function findAlike(
  one: Uint8Array,
  all: Fingerprints,
  isFine: boolean,
  from: number,
  to: number,
): number[] {
  const found: number[] = [];
  for (let nth = from; nth < to; nth++) {
    if (isAlikeAt(one, all, nth * FINGERPRINT_BYTES, isFine)) found.push(nth);
  }
  return found;
}

/** Compares `one` with the fingerprint that begins at a byte of `all`. */
function isAlikeAt(one: Uint8Array, all: Fingerprints, start: number, isFine: boolean): boolean {
  return (
    differsLittle(one, all, start, 0, DETAILS_AT, DIFFERING_BITS_MAX) &&
    (!isFine || differsLittle(one, all, start, DETAILS_AT, COLOURS_AT, DIFFERING_DETAILS_MAX)) &&
    hasSameColours(one, all, start)
  );
}

/** Whether at most `most` bits differ. */
function differsLittle(
  one: Uint8Array,
  all: Fingerprints,
  start: number,
  from: number,
  to: number,
  most: number,
): boolean {
  let count = 0;
  for (let at = from; at < to && count <= most; at++) {
    count += BITS[(one[at] as number) ^ (all[start + at] as number)] as number;
  }
  return count <= most;
}

function hasSameColours(one: Uint8Array, all: Fingerprints, start: number): boolean {
  for (let at = COLOURS_AT; at < FINGERPRINT_BYTES; at++) {
    if (Math.abs((one[at] as number) - (all[start + at] as number)) > COLOUR_DIFFERENCE_MAX) return false;
  }
  return true;
}
