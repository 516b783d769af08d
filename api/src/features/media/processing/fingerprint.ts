/* Runs in the picture process, which must not import core. */

/** Side of the small picture that a fingerprint is computed of, px. */
export const FINGERPRINT_SIDE = 64;
/** Frequencies per side of the first hash (64 bits) and of the fine one (256 bits). */
const [COARSE, FINE] = [8, 16];
/** Mean colours are compared in a grid with this side. */
const GRID = 4;
/** Where the fine hash and the colours begin, bytes. */
export const DETAILS_AT = (COARSE * COARSE) / 8;
export const COLOURS_AT = DETAILS_AT + (FINE * FINE) / 8;
/** Bytes of a fingerprint. */
export const FINGERPRINT_BYTES = COLOURS_AT + 2 * GRID * GRID;
/**
 * Amplitude of a frequency, in grey levels, below which its sign is noise. A picture whose median one is lower is plain:
 * its hash would equal that of other plain pictures.
 */
const PLAIN_BELOW = 0.15;

/** cos(pi (2x + 1) k / 2n) by frequency k and place x. */
const COSINES = Array.from({ length: FINE + 1 }, (_, k) =>
  Float64Array.from({ length: FINGERPRINT_SIDE }, (__, x) =>
    Math.cos((Math.PI * (2 * x + 1) * k) / (2 * FINGERPRINT_SIDE)),
  ),
);

/**
 * The looks of a picture: two perceptual hashes (pHash: signs of the lowest frequencies of the discrete cosine transform
 * against their median, without the constant ones; 64 and 256 bits), and the mean chroma (Cb, Cr; ITU-R BT.601) in a
 * grid. Null for a picture that is too plain.
 * @param pixels RGB, 64 x 64
 */
export function fingerprintOf(pixels: Uint8Array): Uint8Array | null {
  const grey = new Float64Array(FINGERPRINT_SIDE * FINGERPRINT_SIDE);
  const colours = new Float64Array(2 * GRID * GRID);
  const cell = FINGERPRINT_SIDE / GRID;
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(3 * at, 3 * at + 3);
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    grey[at] = luma;
    const [x, y] = [at % FINGERPRINT_SIDE, Math.floor(at / FINGERPRINT_SIDE)];
    const place = 2 * (Math.floor(y / cell) * GRID + Math.floor(x / cell));
    colours[place] = (colours[place] ?? 0) + (0.564 * (blue - luma)) / cell ** 2;
    colours[place + 1] = (colours[place + 1] ?? 0) + (0.713 * (red - luma)) / cell ** 2;
  }
  const frequencies = frequenciesOf(grey);
  const coarse = block(frequencies, COARSE);
  if (median(coarse.map(Math.abs)) < PLAIN_BELOW) return null;
  const result = new Uint8Array(FINGERPRINT_BYTES);
  writeBits(result, 0, coarse);
  writeBits(result, DETAILS_AT, block(frequencies, FINE));
  for (const [at, colour] of colours.entries()) result[COLOURS_AT + at] = Math.round(colour) + 128;
  return result;
}

/** Amplitudes of the lowest frequencies in grey levels, row by row. */
function frequenciesOf(grey: Float64Array): Float64Array {
  const side = FINE + 1;
  const rows = new Float64Array(FINGERPRINT_SIDE * side);
  for (let y = 0; y < FINGERPRINT_SIDE; y++)
    for (let k = 0; k < side; k++)
      rows[y * side + k] = sum((x) => (grey[y * FINGERPRINT_SIDE + x] ?? 0) * (COSINES[k]?.[x] ?? 0));
  const frequencies = new Float64Array(side * side);
  for (let v = 0; v < side; v++)
    for (let k = 0; k < side; k++)
      frequencies[v * side + k] =
        sum((y) => (rows[y * side + k] ?? 0) * (COSINES[v]?.[y] ?? 0)) / FINGERPRINT_SIDE ** 2;
  return frequencies;
}

function sum(term: (index: number) => number): number {
  let total = 0;
  for (let index = 0; index < FINGERPRINT_SIDE; index++) total += term(index);
  return total;
}

/** The frequencies from 1 to `side` in both directions. */
function block(frequencies: Float64Array, side: number): number[] {
  return Array.from(
    { length: side * side },
    (_, at) => frequencies[(Math.floor(at / side) + 1) * (FINE + 1) + (at % side) + 1] ?? 0,
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function writeBits(target: Uint8Array, at: number, values: readonly number[]): void {
  const limit = median(values);
  for (const [index, value] of values.entries())
    if (value > limit) target[at + (index >> 3)] = (target[at + (index >> 3)] ?? 0) | (1 << (index & 7));
}
