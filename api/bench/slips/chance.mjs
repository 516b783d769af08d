/** Pseudo-random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function chanceOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number between two others. */
export const between = (chance, lowest, highest) => lowest + chance() * (highest - lowest);

/** One of some values. */
export const oneOf = (chance, values) => values[Math.floor(chance() * values.length)];
