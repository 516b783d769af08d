import type { Visibility } from '../../media/index.js';

/** A picture of the demo content, rendered at build time. */
export interface DemoPicture {
  /** File name without extension, in kebab-case. */
  readonly name: string;
  draw(): string;
  /** Width of the rendered picture, px. */
  readonly width: number;
  readonly visibility: Visibility;
}

/** Creates a deterministic random number generator (0 to 1) seeded by a text. */
export function seeded(text: string): () => number {
  let state = 2_166_136_261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
